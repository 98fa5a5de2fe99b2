import type { FaqItem } from '#schemas/faq.ts';
import type { Good, GoodCategory } from '#schemas/good.ts';
import type { PageDocument } from '#schemas/page.ts';
import type { Post } from '#schemas/post.ts';
import { publicPath } from '#schemas/public-path.ts';
import { translatePage } from '../live/translate-page.ts';
import { pagePassages } from './page-passages.ts';
import { htmlPassages, joinPassages, tidy } from './plain-text.ts';
import type { SearchDocument } from './search-index.ts';

/** A page as the search knows it, in one language; null for one that nobody is to find. */
export function pageDocument(stored: PageDocument, locale: string): SearchDocument | null {
  const path = publicPath(stored);
  if (path === null) return null;
  const page = translatePage(stored, locale);
  return {
    kind: 'page',
    path,
    title: page.title,
    summary: tidy(page.description ?? ''),
    text: joinPassages(pagePassages(page)),
    from: 0,
  };
}

/** A post as the search knows it. One dated in the future is found from then on, without anybody's doing. */
export const postDocument = (post: Post): SearchDocument => ({
  kind: 'post',
  path: `/posts/${post.alias}`,
  title: post.title,
  summary: tidy(post.short_content),
  text: joinPassages(htmlPassages(post.content)),
  from: Date.parse(post.date_post),
});

/** A question with its answer as the search knows it: found at its place on the page of questions. */
export const faqDocument = ({ id, question, answer }: FaqItem): SearchDocument => ({
  kind: 'question',
  path: `/faq#q-${id}`,
  title: question,
  summary: '',
  text: joinPassages(htmlPassages(answer)),
  from: 0,
});

/** An article of the shop as the search knows it. */
export const goodDocument = ({ alias, category, title, summary, description }: Good): SearchDocument => ({
  kind: 'good',
  path: `/category/${category}/goods/${alias}`,
  title,
  summary: tidy(summary),
  text: joinPassages(htmlPassages(description ?? '')),
  from: 0,
});

/** A category of goods as the search knows it. */
export const goodCategoryDocument = ({ alias, title, description }: GoodCategory): SearchDocument => ({
  kind: 'good-category',
  path: `/category/${alias}`,
  title,
  summary: tidy(description ?? ''),
  text: '',
  from: 0,
});
