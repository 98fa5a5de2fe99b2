import type { TSchema } from 'typebox';
import { Check } from 'typebox/value';

/** An answer with as little in it as its schema admits: null or an empty list in place of each of its parts where that is allowed. */
export function emptyAnswer(schema: TSchema, answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  let emptied: object = answer;
  for (const [name, part] of Object.entries(answer)) {
    const ways = [null, [], emptyInside(part)].map((value) => ({ ...emptied, [name]: value }));
    emptied = ways.find((one) => Check(schema, one)) ?? emptied;
  }
  return emptied;
}

/** A part that has to be there, with its own lists emptied. */
function emptyInside(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, Array.isArray(value) ? [] : value]),
  );
}
