// The connection to the server that this page came from.

/** Where the server of a page listens for its socket. */
export function socketAddress(page: Pick<Location, "protocol" | "host">): string {
  return `${page.protocol === "https:" ? "wss:" : "ws:"}//${page.host}/socket`;
}

/** Listens to the server until the function that it returns is called. */
export function listen(address: string, hear: (message: unknown) => void): () => void {
  const socket = new WebSocket(address);
  socket.addEventListener("message", (event: MessageEvent<string>) => {
    hear(JSON.parse(event.data));
  });
  return () => {
    socket.close();
  };
}
