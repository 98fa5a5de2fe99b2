import type { FastifyRequest } from 'fastify';
import { fillPlaces } from '#schemas/refusals/fill-places.ts';
import type { ReasonValues, Refusal } from '#schemas/refusals/refusal.ts';
import { wantedLanguage } from './visit-language.ts';

/** Languages in which the platform itself speaks to people; content may have others. */
export const personLanguages = ['pl', 'en', 'ru', 'uk'] as const;
export type PersonLanguage = (typeof personLanguages)[number];

type TextsByLanguage<K extends string> = Readonly<Record<PersonLanguage, Readonly<Record<K, string>>>>;

/** What is said, by key, in every language. Each part of the platform keeps its own beside its code. */
export interface PersonTexts<K extends string> extends TextsByLanguage<K> {
  /** Names the part in the reasons of its failures: `payments.noContract`. */
  readonly area: string;
}

export const definePersonTexts = <K extends string>(
  area: string,
  texts: TextsByLanguage<K>,
): PersonTexts<K> => ({ ...texts, area });

/** Why a customer is refused, in their language: the reason is the part and the key of its text. */
export const refuseIn = <K extends string>(
  texts: PersonTexts<K>,
  language: PersonLanguage,
  key: K,
  values?: ReasonValues,
): Refusal => ({
  reason: `${texts.area}.${key}`,
  ...(values && { values }),
  message: fillPlaces(texts[language][key], values),
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
  readonly language: PersonLanguage;
}

export const callerOf = (request: FastifyRequest): Caller => ({
  address: request.ip,
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
