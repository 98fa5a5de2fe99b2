import type { ContentReader } from '#registry/content-reader.ts';
import type { QueryContext } from '#registry/widget.ts';
import type { SearchHit } from '#schemas/search.ts';
import type { SearchProps } from './props.ts';
import {
  pageParameter,
  type Question,
  questionLimits,
  readQuestion,
  wordsParameter,
} from './read-question.ts';

/** What the widget shows: the question, and what came of it. */
export type SearchOutcome =
  | Exclude<Question, { kind: 'asked' }>
  | {
      readonly kind: 'found';
      readonly words: string;
      /** From 1 on; within `pages` unless nothing was found. */
      readonly page: number;
      readonly pages: number;
      readonly total: number;
      readonly hits: readonly SearchHit[];
    }
  /** The search did not answer; the page is not kept then, so the next visit asks again. */
  | { readonly kind: 'failed'; readonly words: string };

export const queries = (_props: SearchProps, { content, locale, parameter }: QueryContext) => {
  const question = readQuestion(parameter(wordsParameter), parameter(pageParameter));
  return {
    search: {
      queryKey: ['search', locale, question],
      queryFn: (): Promise<SearchOutcome> => answer(question, content),
    },
  };
};

async function answer(question: Question, content: ContentReader): Promise<SearchOutcome> {
  if (question.kind !== 'asked') return question;
  const { words } = question;
  const { page: limit } = questionLimits;
  const read = (page: number) => content.search({ query: words, limit, offset: (page - 1) * limit });
  try {
    const first = await read(question.page);
    const pages = Math.max(1, Math.ceil(first.total / limit));
    const page = Math.min(question.page, pages);
    // The address may name a page that was there yesterday.
    const { total, items } = page === question.page ? first : await read(page);
    return { kind: 'found', words, page, pages, total, hits: items };
  } catch {
    // The engine has noted and told the failure. Without the block, the visitor would lose the field as well.
    return { kind: 'failed', words };
  }
}
