/** A slow line to a busy machine included. */
const patience = 60_000;

/**
 * Ends a wait that has no end of its own, as those inside of a page have not.
 * @param why told when it is too late, of how things stand then
 * @throws with what was waited for
 */
export async function inTime<Result>(
  what: string,
  work: Promise<Result>,
  why: () => string = () => '',
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const end = () => reject(new Error(`${what}: not done after ${patience / 1000} s. ${why()}`));
    timer = setTimeout(end, patience);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
