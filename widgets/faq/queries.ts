import type { ContentReader } from '#registry/content-reader.ts';
import type { QueryContext } from '#registry/widget.ts';
import type { FaqItem } from '#schemas/faq.ts';
import { foundIds, groupQuestions, type QuestionGroup, readWords } from './find-questions.ts';
import type { FaqProps } from './props.ts';

/** Name of the query parameter with what is looked for. */
export const wordsParameter = 'q';

/** Most questions a search shows, and the rows of one answer of the search. */
const most = 200;
const rows = 50;

/** What the widget shows. */
export interface FaqFound {
  /** What the visitor looks for; empty when nothing is. */
  readonly words: string;
  readonly groups: readonly QuestionGroup[];
}

export const queries = ({ category, search }: FaqProps, { content, locale, parameter }: QueryContext) => {
  const words = search ? readWords(parameter(wordsParameter)) : '';
  return {
    faq: {
      queryKey: ['faq', locale, category ?? '', words],
      queryFn: async (): Promise<FaqFound> => {
        const [categories, items, found] = await Promise.all([
          content.faqCategories(),
          content.faqItems(category === undefined ? {} : { category }),
          words === '' ? null : findIds(content, words),
        ]);
        const shown: readonly FaqItem[] = found ? items.filter(({ id }) => found.has(id)) : items;
        return { words, groups: groupQuestions(categories, shown) };
      },
    },
  };
};
export type FaqQueries = ReturnType<typeof queries>;

/** Ids of the questions that the search of the site finds: one engine decides what words mean, wherever they are typed. */
async function findIds(content: ContentReader, query: string): Promise<ReadonlySet<string>> {
  const read = (offset: number) => content.search({ query, kind: 'question', limit: rows, offset });
  const first = await read(0);
  const further = Math.max(0, Math.ceil(Math.min(first.total, most) / rows) - 1);
  const others = await Promise.all(Array.from({ length: further }, (_, at) => read((at + 1) * rows)));
  return foundIds([first, ...others].flatMap(({ items }) => items));
}
