import type { CommentHoldReason } from '#schemas/studio/comments.ts';
import type { Settings } from './comment-settings.ts';

const hourMs = 3_600_000;
// An address with its scheme, one that begins with www., or a name with an ending that links mostly
// have. A name begins where no part of one stands before, so that long ones are read once.
const link =
  /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\d-])[\p{L}\d-]{1,63}\.(?:pl|com|net|org|eu|info|biz|ru|ua|xyz|io|me|top|link|site|online|shop|click)\b/giu;

/** Lower case without accents, words apart by one blank: `Żółw, ĆMA` is ` zolw cma `. */
const bare = (text: string): string =>
  ` ${text
    .toLocaleLowerCase('pl')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
    .join(' ')} `;

/** How many links a text has. */
export const linksIn = (text: string): number => [...text.matchAll(link)].length;

/** Whether a text has one of the words. A word counts with any ending, because Polish ones change theirs. */
export function hasWord(text: string, words: readonly string[]): boolean {
  const bareText = bare(text);
  return words.some((word) => {
    const looked = bare(word).trimEnd();
    return looked.trim() !== '' && bareText.includes(looked);
  });
}

export interface Judged {
  readonly text: string;
  /** How long its author has had an account, in milliseconds. */
  readonly accountAgeMs: number;
}

type Rules = Pick<Settings, 'premoderation' | 'links_free' | 'held_words' | 'new_account_hours'>;

/** Why somebody of the house has to look at a comment before others read it; null where nobody has to. */
export function holdReason({ text, accountAgeMs }: Judged, rules: Rules): CommentHoldReason | null {
  if (rules.premoderation) return 'premoderation';
  if (hasWord(text, rules.held_words)) return 'words';
  if (linksIn(text) > rules.links_free) return 'links';
  if (accountAgeMs < rules.new_account_hours * hourMs) return 'new-account';
  return null;
}
