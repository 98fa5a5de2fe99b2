import { fillPlaces } from './fill-places.ts';
import { type Reason, reasonTexts } from './reason-texts.ts';
import type { Refusal } from './refusal.ts';

type Places<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? Place | Places<Rest>
  : never;

/** The values a reason asks for. */
export type ValuesOf<R extends Reason> = Readonly<
  Record<Places<(typeof reasonTexts)[R]['en']>, string | number>
>;

type Given<R extends Reason> = [keyof ValuesOf<R>] extends [never] ? [] : [values: ValuesOf<R>];

/** Names why something is refused; the English text follows from the name. */
export function refuse<R extends Reason>(reason: R, ...[values]: Given<R>): Refusal {
  const { en } = reasonTexts[reason];
  return values ? { reason, values, message: fillPlaces(en, values) } : { reason, message: en };
}

/** Several things that are wrong at one place. */
export function together(refusals: readonly [Refusal, ...Refusal[]]): Refusal {
  const [first, ...rest] = refusals;
  if (rest.length === 0) return first;
  return {
    ...first,
    further: rest.map(({ reason, values }) => ({ reason, ...(values && { values }) })),
    message: refusals.map(({ message }) => message).join('; '),
  };
}
