/** A moment of the monotonic clock (`performance.now()`), in milliseconds. */
export type Deadline = number;

/** Waits for `work` until the deadline, then gives what `late` says. The work itself goes on: others may wait for it, too. */
export async function byDeadline<T>(work: Promise<T>, deadline: Deadline, late: () => T): Promise<T> {
  const leftMs = deadline - performance.now();
  if (leftMs <= 0) return late();
  const { promise, resolve } = Promise.withResolvers<T>();
  const timer = setTimeout(() => resolve(late()), leftMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
