import type { FastifyRequest } from 'fastify';
import { wantedLanguage } from '../content/live/visit-language.ts';

/** Languages in which the platform itself speaks to people; content may have others. */
export const personLanguages = ['pl', 'en', 'ru', 'uk'] as const;
export type PersonLanguage = (typeof personLanguages)[number];

/** What is said, by key, in every language. Each part of the platform keeps its own beside its code. */
export type PersonTexts<K extends string> = Readonly<Record<PersonLanguage, Readonly<Record<K, string>>>>;

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
