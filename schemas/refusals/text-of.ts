import { fillPlaces } from './fill-places.ts';
import { reasonTexts } from './reason-texts.ts';
import type { StatedReason } from './refusal.ts';

const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = reasonTexts;

/**
 * What a reason says in a language; undefined for one that has no text here: what the platform tells customers comes in
 * their language already.
 */
export function textOf({ reason, values, further = [] }: StatedReason, locale: string): string | undefined {
  const text = Object.hasOwn(texts, reason) ? texts[reason]?.[locale] : undefined;
  if (text === undefined) return undefined;
  const others = further.flatMap((one) => textOf(one, locale) ?? []);
  return [fillPlaces(text, values), ...others].join(' ');
}
