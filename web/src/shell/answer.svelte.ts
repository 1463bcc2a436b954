// What the server answers to a question that may be asked anew.

/** The last answer stays until the next one comes; what is asked last wins. */
export class Answer<T> {
  value: T | undefined = $state.raw();
  error: unknown = $state.raw();
  #asked = 0;

  async ask(question: () => Promise<T>): Promise<void> {
    this.#asked += 1;
    const number = this.#asked;
    try {
      const value = await question();
      if (number === this.#asked) {
        this.value = value;
        this.error = undefined;
      }
    } catch (error) {
      if (number === this.#asked) {
        this.error = error;
      }
    }
  }
}
