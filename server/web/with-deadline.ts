/**
 * Does work that must end in time. The signal aborts with a `TimeoutError`, as that of `AbortSignal.timeout` does; unlike
 * that one it is let go of when the work is done, where each would fire seconds later and make an error nobody waits for.
 * @param withinMs milliseconds
 */
export async function withDeadline<T>(
  withinMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const deadline = new AbortController();
  const timer = setTimeout(() => {
    deadline.abort(new DOMException(`It took longer than ${withinMs} ms.`, 'TimeoutError'));
  }, withinMs);
  try {
    return await work(deadline.signal);
  } finally {
    clearTimeout(timer);
  }
}
