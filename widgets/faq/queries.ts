import type { QueryContext } from '#registry/widget.ts';
import { findQuestions, groupQuestions, type QuestionGroup, readWords } from './find-questions.ts';
import type { FaqProps } from './props.ts';

/** Name of the query parameter with what is looked for. */
export const wordsParameter = 'q';

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
        const [categories, items] = await Promise.all([
          content.faqCategories(),
          content.faqItems(category === undefined ? {} : { category }),
        ]);
        return { words, groups: groupQuestions(categories, findQuestions(items, words)) };
      },
    },
  };
};
export type FaqQueries = ReturnType<typeof queries>;
