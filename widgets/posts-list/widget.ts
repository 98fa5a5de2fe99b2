import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { PostsList } from './posts-list.tsx';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'posts-list',
  version: 1,
  title: 'Posts',
  description: 'All posts, or those of one category, page by page, with links to the categories.',
  category: 'content',
  guidance: {
    use: 'On the page of posts and on the page of a category. Each of its pages has an address, a title and a place in search engines.',
    avoid: 'To lead there from another page: take posts teaser. Twice on one page: both would turn at once.',
  },
  props,
  queries,
  subject: ({ list }) =>
    list && {
      title: list.category?.title,
      description: list.category?.description,
      list: { page: list.page, pages: list.pages },
    },
  hydrate: 'never',
  view: PostsList,
  texts,
  examples,
});
