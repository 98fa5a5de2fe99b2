/** Steps of the keys that move through a list; none for the others, which belong to the text. */
const steps: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
  ['PageDown', 10],
  ['PageUp', -10],
]);

/**
 * Place after a key, in a list of `length` options: past either end comes the field itself (-1), as the pattern of
 * combo boxes has it, and large steps stop at the ends. Undefined when the key moves nothing.
 */
export function moveActive(active: number, key: string, length: number): number | undefined {
  const step = steps.get(key);
  if (step === undefined || length === 0) return undefined;
  if (Math.abs(step) > 1) return Math.min(length - 1, Math.max(0, active + step));
  if (active === -1) return step > 0 ? 0 : length - 1;
  const next = active + step;
  return next >= length ? -1 : next;
}
