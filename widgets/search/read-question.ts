/** Name of the query parameter with the words, and of the one with the page of the results. */
export const wordsParameter = 'q';
export const pageParameter = 'page';

/** Bounds of a question; those of the platform's call (`searchLimits`), which a test compares them with. */
export const questionLimits = { shortest: 2, longest: 100, page: 10 } as const;
/** Nobody turns more pages than this; higher numbers are somebody's program. */
const lastPage = 1000;

/** What a visitor asks for. */
export type Question =
  | { readonly kind: 'none' }
  | { readonly kind: 'short' | 'long'; readonly words: string }
  | { readonly kind: 'asked'; readonly words: string; readonly page: number };

/** Reads a question from the address. Whatever stands there, it is one of the cases. */
export function readQuestion(words: string | null, page: string | null): Question {
  const asked = (words ?? '').replace(/\s+/gu, ' ').trim();
  if (asked === '') return { kind: 'none' };
  if (asked.length < questionLimits.shortest) return { kind: 'short', words: asked };
  if (asked.length > questionLimits.longest) return { kind: 'long', words: asked };
  const number = /^[1-9]\d{0,3}$/.test(page ?? '') ? Number(page) : 1;
  return { kind: 'asked', words: asked, page: Math.min(number, lastPage) };
}

/** Address of a page of the results. */
export function resultsHref(path: string, words: string, page = 1): string {
  const query = new URLSearchParams({ [wordsParameter]: words });
  if (page > 1) query.set(pageParameter, String(page));
  return `${path}?${query}`;
}
