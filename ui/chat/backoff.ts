/** The first pause, and the longest one: a cut of seconds is hardly felt, and a long one costs the server little. */
const firstMs = 500;
const longestMs = 30_000;

/**
 * Milliseconds until the next try to connect. The pause doubles with each try that failed; chance takes up to a half of it
 * off, so that browsers that one fallen server threw out do not all come back in the same moment.
 * @param failed how many tries in a row have failed, from 0 on
 * @param chance a number from 0 up to 1
 */
export function pauseBefore(failed: number, chance: number): number {
  const whole = Math.min(longestMs, firstMs * 2 ** Math.min(failed, 10));
  return Math.round(whole * (1 - chance / 2));
}
