/** Milliseconds before each question: soon at first, then every five seconds. @param asked questions so far */
export const pauseBefore = (asked: number): number => Math.min(5000, 2000 + 500 * asked);

/** Milliseconds after which the customer is told that it takes longer and that we will write. */
export const longAfterMs = 60_000;
