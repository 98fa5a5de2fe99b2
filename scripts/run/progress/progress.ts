/** How far a suite is: one line for each hundredth of it, so that a person sees that it is alive and how long it will take. */
export class Progress {
  readonly #total: number;
  readonly #write: (line: string) => void;
  #done = 0;
  #percent = 0;

  /** @param total how many items there are, of whatever `describe` counts */
  constructor(total: number, write: (line: string) => void) {
    this.#total = total;
    this.#write = write;
  }

  /** Counts one more item. @param describe the counts in words, e.g. `310 of 754 tests` */
  advance(describe: (done: number, total: number) => string): void {
    this.#done += 1;
    const percent = Math.floor((100 * this.#done) / this.#total);
    if (percent === this.#percent) return;
    this.#percent = percent;
    this.#write(`${String(percent).padStart(4)} %  ${describe(this.#done, this.#total)}`);
  }
}
