// Which page is open: by the path of the address, so that every page has a link.

export type Route =
  | { page: "home" }
  | { page: "new" }
  | { page: "table"; id: string }
  | { page: "rules"; preset: string; players: number }
  | { page: "unknown" };

let current: Route = $state.raw(parseRoute(location.pathname));

/** The page that is open; a reader of it follows a change. */
export function route(): Route {
  return current;
}

/** The page that a path leads to. */
export function parseRoute(path: string): Route {
  const [page, first, second, ...rest] = path.replace(/^\/|\/$/g, "").split("/");
  if (page === "" && first === undefined) {
    return { page: "home" };
  }
  if (page === "new" && first === undefined) {
    return { page: "new" };
  }
  if (page === "table" && first !== undefined && second === undefined) {
    return { page: "table", id: decode(first) };
  }
  if (page === "rules" && first !== undefined && second !== undefined && rest.length === 0) {
    return /^\d+$/.test(second)
      ? { page: "rules", preset: decode(first), players: Number(second) }
      : { page: "unknown" };
  }
  return { page: "unknown" };
}

export function tableAddress(id: string): string {
  return `/table/${encodeURIComponent(id)}`;
}

/** Where rules can be read; without a choice, those of the table that a single press opens. */
export function rulesAddress(preset = "classic", players = 4): string {
  return `/rules/${encodeURIComponent(preset)}/${players}`;
}

/** Opens a page; one that replaces the last is not gone back to. */
export function navigate(address: string, how: "push" | "replace" = "push"): void {
  if (how === "push") {
    history.pushState(null, "", address);
    scrollTo(0, 0);
  } else {
    history.replaceState(null, "", address);
  }
  current = parseRoute(location.pathname);
}

/** Follows a press on a link to a page of ours without loading everything anew. */
export function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || event.defaultPrevented || !isPlain(event)) {
    return;
  }
  const here = link.origin === location.origin && !link.target && !link.hasAttribute("download");
  const within = link.hash !== "" && link.pathname === location.pathname;
  if (here && !within && parseRoute(link.pathname).page !== "unknown") {
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  }
}

/** Keeps up with the browser's own back and forward. */
export function followHistory(): void {
  const next = parseRoute(location.pathname);
  if (JSON.stringify(next) !== JSON.stringify(current)) {
    current = next; // a step to a heading of the same page is no change of it
  }
}

/** Not one that asks for another tab or a window. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a stray % is part of a name that the server will not know
  }
}
