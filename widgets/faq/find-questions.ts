import type { FaqCategory, FaqItem } from '#schemas/faq.ts';
import type { SearchHit } from '#schemas/search.ts';

/** Questions under the title they belong to. */
export interface QuestionGroup {
  /** Empty for questions whose category is not there. */
  readonly alias: string;
  readonly title: string;
  readonly items: readonly FaqItem[];
}

/** Longest words that are looked for; the field takes no more. A test compares it with the search's own bounds. */
export const longestSearch = 100;
const shortestSearch = 2;

/** What a visitor looks for, from the address: one line, cut to what the field takes. Nothing where a letter alone is given. */
export function readWords(given: string | null): string {
  const words = (given ?? '').replace(/\s+/gu, ' ').trim().slice(0, longestSearch).trim();
  return words.length < shortestSearch ? '' : words;
}

/** Ids of the questions among the finds of the search, whose addresses are places on the page of questions. */
export const foundIds = (hits: readonly Pick<SearchHit, 'path'>[]): ReadonlySet<string> =>
  new Set(hits.map(({ path }) => path.slice(path.indexOf('#q-') + '#q-'.length)));

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
