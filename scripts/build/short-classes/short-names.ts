import { createHash } from 'node:crypto';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const signs = `${letters}0123456789`;
/** How full the space of names of one length may be: in a fuller one, many names depend on those before them. */
const mostTaken = 0.8;
/** Elements with such a class are hidden by those who block advertisements. */
const avoided = /^ad/i;

/**
 * A short name for each of the names: the one its hash stands for, or the next that is free.
 * @param taken what none of them may be called
 */
export function shortNames(
  names: readonly string[],
  taken: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  let length = 1;
  while (countOf(length) * mostTaken < names.length) length++;
  const used = new Set(taken);
  return new Map(
    names.map((name) => {
      const from = createHash('sha256').update(name).digest().readUIntBE(0, 6);
      for (let step = 0; step < countOf(length); step++) {
        const short = nameAt((from + step) % countOf(length), length);
        if (used.has(short) || avoided.test(short)) continue;
        used.add(short);
        return [name, short];
      }
      throw new Error(`No name of ${length} signs is left.`);
    }),
  );
}

/** How many names of a length there are. The first sign is a letter, as CSS wants it. */
const countOf = (length: number): number => letters.length * signs.length ** (length - 1);

function nameAt(index: number, length: number): string {
  const tail = signs.length ** (length - 1);
  const rest = Array.from(
    { length: length - 1 },
    (_, place) => signs[Math.floor((index % tail) / signs.length ** place) % signs.length],
  );
  return `${letters[Math.floor(index / tail)]}${rest.join('')}`;
}
