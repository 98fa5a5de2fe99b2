import type { Finding } from '#schemas/studio/finding.ts';
import { type CheckContext, inLocale, type PageRule, say } from '../check-context.ts';
import { changedFields } from './headings.ts';
import { writtenTexts } from './written-texts.ts';

/** Fewer words say nothing about how a text reads. */
const leastWords = 80;
/** A sentence nobody reads in one breath. */
const mostSentenceWords = 40;
/**
 * From here on LIX calls a text very difficult (Björnsson 1968: 50 to 60 is official prose). His long words have more than six letters; words
 * of Slavic languages carry their endings with them, so one letter more is granted there.
 */
const veryDifficult = 60;
const longFrom: ReadonlyMap<string, number> = new Map([
  ['pl', 8],
  ['ru', 8],
  ['uk', 8],
]);

/** Asks in two steps, in time that follows the length: one pattern for both goes back over a row of dashes for each of them. */
export const wordsOf = (text: string): string[] =>
  (text.match(/[\p{L}\p{M}'’-]+/gu) ?? []).filter((run) => /\p{L}/u.test(run));

/** Sentences of a text; headings, list items and cells end one, too. Abbreviations such as "art. 5" do not. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…])["”»)]*\s+(?=[\p{Lu}„"«(])|\n+|(?<=[:;])\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** LIX of a text: words per sentence plus the share of long words in hundredths; null for a short one. */
export function lix(text: string, locale: string): number | null {
  const words = wordsOf(text);
  if (words.length < leastWords) return null;
  const from = longFrom.get(locale.slice(0, 2)) ?? 7;
  const long = words.filter((word) => word.length >= from).length;
  return Math.round(words.length / Math.max(1, sentencesOf(text).length) + (100 * long) / words.length);
}

/** The longest sentence that is too long; null where there is none. */
export function longSentence(text: string): { words: number; begins: string } | null {
  const [longest] = sentencesOf(text)
    .map((sentence) => ({
      words: wordsOf(sentence).length,
      begins: sentence.slice(0, 90).split(/\s+/).slice(0, 6).join(' '),
    }))
    .toSorted((a, b) => b.words - a.words);
  return longest && longest.words > mostSentenceWords ? longest : null;
}

/** What is told of one running text. */
export function textReadability(
  text: string,
  {
    locale,
    place,
    context,
  }: {
    readonly locale: string;
    readonly place: Omit<Finding, 'message' | 'cure' | 'rule' | 'level'>;
    readonly context: Pick<CheckContext, 't'>;
  },
): Finding[] {
  const score = lix(text, locale);
  const long = longSentence(text);
  return [
    ...(score !== null && score > veryDifficult
      ? [
          say(context, 'readability', {
            place: { ...place, rule: 'readability', level: 'note' },
            values: { score },
          }),
        ]
      : []),
    ...(long
      ? [
          say(context, 'long-sentence', {
            place: { ...place, rule: 'long-sentence', level: 'note' },
            values: { count: long.words, begins: long.begins },
          }),
        ]
      : []),
  ];
}

/** Texts can be read by the people they are for. */
export const checkReadability: PageRule = ({ blocks, locales }, context) =>
  blocks.flatMap((checked) =>
    locales.flatMap((locale, index) => {
      const changed = index === 0 ? null : new Set(changedFields(checked, locale).map(({ path }) => path));
      return writtenTexts(checked, index === 0 ? null : locale, context.read)
        .filter(({ field, path }) => field !== 'text' && (changed?.has(path) ?? true))
        .flatMap(({ blockId, path, text }) =>
          textReadability(text, {
            locale,
            place: { block_id: blockId, path, ...inLocale(locale, locales) },
            context,
          }),
        );
    }),
  );
