import type { FastifyReply } from 'fastify';
import { cacheTokenHeader } from '#schemas/constants.ts';
import type { Refusal } from '#schemas/refusals/refusal.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import type { DraftScope } from '../../http/draft-scope.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { type WantedLanguage, wantedLanguage } from '../../http/visit-language.ts';
import type { LiveState } from '../live/live-content.ts';

/** What of a request says its language, whatever else its schema has. */
interface LanguageRequest {
  readonly query: { readonly language?: string | undefined };
  readonly headers: { readonly 'accept-language'?: string | undefined };
  readonly preview?: DraftScope | null;
}

type HeaderReply = Pick<FastifyReply, 'header'>;

/** The language of a call, and the drafts it may read where it bears a preview token. */
export function languageOf({ query, headers, preview }: LanguageRequest): WantedLanguage {
  const language = wantedLanguage(query.language, headers['accept-language']);
  if (!preview) return language;
  const { releaseId, at } = preview;
  // A language that is a draft itself is not among those of the site yet, and is looked at all the same.
  return { ...language, named: language.named ?? language.accepted[0] ?? null, drafts: { releaseId, at } };
}

/** Puts the token the content was read with, and its language, on the answer. */
export function putState(reply: HeaderReply, { token, locale }: LiveState): void {
  reply.header(cacheTokenHeader, token).header('content-language', locale).header('vary', 'accept-language');
}

/** Puts on a list's answer how many rows it has, how many there are, and how many it may have. */
export function putCounts(
  reply: HeaderReply,
  { count, total, limit }: { count: number; total: number; limit: number },
): void {
  reply
    .header('x-items-count', String(count))
    .header('x-items-total', String(total))
    .header('x-items-limit', String(limit));
}

/** @throws PlatformError not_found for content that is not there, naming what was looked for */
export function found<T>(data: T | null, what: string | Refusal): T {
  if (data !== null) return data;
  throw new PlatformError(
    'not_found',
    typeof what === 'string' ? refuse('entry.unknown', { entry: what }) : what,
  );
}
