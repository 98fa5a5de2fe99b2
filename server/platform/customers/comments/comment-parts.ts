import type { Orm } from '../../base/database/database.ts';
import type { LiveCatalogue } from '../../content/catalogue/live-catalogue.ts';
import type { LiveContent } from '../../content/live/live-content.ts';
import { type PersonLanguage, refuseIn } from '../../http/person-texts.ts';
import { PlatformError } from '../../http/platform-error.ts';
import type { WantedLanguage } from '../../http/visit-language.ts';
import { commentTexts } from './comment-texts.ts';

/** What comments need of the platform. */
export interface CommentParts {
  readonly orm: Orm;
  readonly live: Pick<LiveContent, 'some'>;
  readonly catalogue: Pick<LiveCatalogue, 'post'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Who writes, and in which language answers are given. */
export interface Writer {
  readonly customerId: string;
  /** When the account was made. */
  readonly since: Date;
  readonly language: PersonLanguage;
  /** Language in which a post is looked for. */
  readonly wanted: WantedLanguage;
}

/** @throws PlatformError not_found for a post that is not live in the language of the call, nor in the site's own */
export async function requirePost(
  { catalogue }: Pick<CommentParts, 'catalogue'>,
  alias: string,
  wanted: WantedLanguage,
  language: PersonLanguage,
): Promise<void> {
  const { data } = await catalogue.post(alias, wanted);
  if (data === null) throw new PlatformError('not_found', refuseIn(commentTexts, language, 'unknownPost'));
}

/** A comment that is not there, or is somebody else's: the same answer, so that nobody learns which. */
export const noSuchComment = (language: PersonLanguage): PlatformError =>
  new PlatformError('not_found', refuseIn(commentTexts, language, 'unknown'));

export const notPublished = (language: PersonLanguage): PlatformError =>
  new PlatformError('wrong_state', refuseIn(commentTexts, language, 'notPublished'));
