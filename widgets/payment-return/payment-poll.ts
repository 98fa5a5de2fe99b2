/** Milliseconds before each question: soon at first, then every five seconds. @param asked questions so far */
export const pauseBefore = (asked: number): number => Math.min(5000, 2000 + 500 * asked);

/** Milliseconds after which the customer is told that it takes longer and that we will write. */
export const longAfterMs = 60_000;

/** How long the waiting has taken when so many questions have been asked. */
export const waitedMs = (asked: number): number =>
  Array.from({ length: asked }, (_, index) => pauseBefore(index)).reduce((sum, pause) => sum + pause, 0);
