import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { PostsTeaser } from './posts-teaser.tsx';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'posts-teaser',
  version: 1,
  title: 'Posts teaser',
  description:
    'The newest posts, of one category or of all, as cards, as a list, or with the first one large.',
  category: 'content',
  guidance: {
    use: 'To lead visitors of another page to what is new to read.',
    avoid:
      'On the page of posts itself, which has pages and all posts; for hand-picked links take related content.',
  },
  props,
  queries,
  hydrate: 'never',
  view: PostsTeaser,
  texts,
  examples,
});
