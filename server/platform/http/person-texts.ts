import type { FastifyRequest } from 'fastify';
import { type BuiltInLocale, lenders } from '#schemas/locales/built-in.ts';
import { borrowTexts } from '#schemas/locales/plural-families.ts';
import { fillPlaces } from '#schemas/refusals/fill-places.ts';
import type { ReasonValues, Refusal } from '#schemas/refusals/refusal.ts';
import { platformRoom } from './room.ts';
import { wantedLanguage } from './visit-language.ts';

/** Languages in which the platform itself speaks to people; content may have others. */
export const personLanguages = platformRoom.locales;
/** One of `personLanguages`; of any other a text is English. */
export type PersonLanguage = string;

type TextsByLanguage<K extends string> = Readonly<Record<BuiltInLocale, Readonly<Record<K, string>>>>;

/** What is said, by key. Each part of the platform keeps its own beside its code. */
export interface PersonTexts<K extends string> {
  /** Names the part in the reasons of its failures: `payments.noContract`. */
  readonly area: string;
  /** The texts in a language; what it lacks is borrowed. */
  in(language: PersonLanguage): Readonly<Record<K, string>>;
}

/** Declares texts in the built-in languages. In the files of other languages a text is called `<area>.<key>`. */
export function definePersonTexts<K extends string>(area: string, texts: TextsByLanguage<K>): PersonTexts<K> {
  const joined = platformRoom.define(area, texts, { prefix: `${area}.` });
  const lent = lenders.map((language) => texts[language]);
  const whole = new Map(
    Object.entries(joined).map(([language, own]) => [language, borrowTexts(own, lent) as Record<K, string>]),
  );
  return { area, in: (language) => whole.get(language) ?? texts.en };
}

/** One text in the built-in languages. */
export type PersonWords = Readonly<Record<BuiltInLocale, string>>;

export const words = (pl: string, en: string, ru: string, uk: string): PersonWords => ({ pl, en, ru, uk });

/** The same for texts that are read best side by side, one row a text: key -> the text in a language. */
export function definePersonWords<K extends string>(
  area: string,
  rows: Readonly<Record<K, PersonWords>>,
): Readonly<Record<K, (language: PersonLanguage) => string>> {
  const keys = Object.keys(rows) as K[];
  const column = (locale: BuiltInLocale) =>
    Object.fromEntries(keys.map((key) => [key, rows[key][locale]])) as Record<K, string>;
  const texts = definePersonTexts<K>(area, {
    pl: column('pl'),
    en: column('en'),
    ru: column('ru'),
    uk: column('uk'),
  });
  const readers = keys.map((key) => [key, (language: PersonLanguage) => texts.in(language)[key]]);
  return Object.fromEntries(readers) as Record<K, (language: PersonLanguage) => string>;
}

/** Why a customer is refused, in their language: the reason is the part and the key of its text. */
export const refuseIn = <K extends string>(
  texts: PersonTexts<K>,
  language: PersonLanguage,
  key: K,
  values?: ReasonValues,
): Refusal => ({
  reason: `${texts.area}.${key}`,
  ...(values && { values }),
  message: fillPlaces(texts.in(language)[key], values),
});

/** What of a request says its language, whatever else its schema has. */
export interface LanguageRequest {
  readonly query: unknown;
  readonly headers: { readonly 'accept-language'?: string | undefined };
}

/** Who calls: for limits, the audit, and the language of what is said. */
export interface Caller {
  /** Client address. */
  readonly address: string;
  /** What a browser says of itself; null for what says nothing. */
  readonly agent: string | null;
  readonly language: PersonLanguage;
}

export const callerOf = (request: FastifyRequest): Caller => ({
  address: request.ip,
  agent: request.headers['user-agent'] ?? null,
  language: personLanguageOf(request),
});

/** The query's `language`, else Accept-Language; Polish for whoever names none of ours (specification 2: pl is the default). */
export function personLanguageOf({ query, headers }: LanguageRequest): PersonLanguage {
  const named =
    typeof query === 'object' && query !== null && 'language' in query ? query.language : undefined;
  const wanted = wantedLanguage(typeof named === 'string' ? named : undefined, headers['accept-language']);
  const tags = wanted.named === null ? wanted.accepted : [wanted.named.slice(0, 2)];
  const known = tags.flatMap((tag) => personLanguages.filter((language) => language === tag));
  return known[0] ?? 'pl';
}
