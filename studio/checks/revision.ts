/** Numbers of bodies by the object they are; a body that was changed is another object. */
const numbers = new WeakMap<object, number>();
let last = 0;

/**
 * A number that stands for a body in the key of a query: the same for the same object, another for every other. A page
 * of hundreds of blocks would else be written out at each key to be told from the one before.
 */
export function revisionOf(body: unknown): number {
  if (typeof body !== 'object' || body === null) return 0;
  const known = numbers.get(body);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(body, last);
  return last;
}
