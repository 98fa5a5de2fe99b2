import type { FaqCategory, FaqItem } from '#schemas/faq.ts';
import { foldWord, placedWords } from '#schemas/search-words.ts';

/** Questions under the title they belong to. */
export interface QuestionGroup {
  /** Empty for questions whose category is not there. */
  readonly alias: string;
  readonly title: string;
  readonly items: readonly FaqItem[];
}

/** Longest words that are looked for; the field takes no more. */
export const longestSearch = 100;

/** What a visitor looks for, from the address: one line, cut to what the field takes. */
export const readWords = (given: string | null): string =>
  (given ?? '').replace(/\s+/gu, ' ').trim().slice(0, longestSearch);

/**
 * Questions by categories, both in their order. Those without a category that is there come last; a category without
 * questions is left out.
 */
export function groupQuestions(
  categories: readonly FaqCategory[],
  items: readonly FaqItem[],
): QuestionGroup[] {
  const known = new Set(categories.map(({ alias }) => alias));
  const groups = [
    ...categories.map(({ alias, title }) => ({
      alias,
      title,
      items: items.filter(({ category }) => category === alias),
    })),
    { alias: '', title: '', items: items.filter(({ category }) => !known.has(category)) },
  ];
  return groups.filter((group) => group.items.length > 0);
}

/** Questions in which each of the words begins some word of question or answer, however it is written. No words: all. */
export function findQuestions(items: readonly FaqItem[], words: string): readonly FaqItem[] {
  const wanted = foldedWords(words);
  if (wanted.length === 0) return words === '' ? items : [];
  return items.filter(({ question, answer }) => {
    const there = foldedWords(`${question} ${textOf(answer)}`);
    return wanted.every((word) => there.some((other) => other.startsWith(word)));
  });
}

const foldedWords = (text: string): string[] => placedWords(text).map(({ word }) => foldWord(word));

/** The words of sanitised HTML: what its tags say is not for readers. */
const textOf = (html: string): string => html.replace(/<[^>]*>|&[a-z]+;|&#\w+;/gi, ' ');
