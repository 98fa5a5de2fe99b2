import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { RelatedPosts } from './related-posts.tsx';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'related-posts',
  version: 1,
  title: 'Related posts',
  description: 'What to read after the post of the page: posts of its categories first, then the newest.',
  category: 'content',
  guidance: {
    use: 'On the screen of a post, below it. It finds its posts itself.',
    avoid: 'On other pages, where it shows nothing: take related content or posts teaser.',
  },
  props,
  queries,
  hydrate: 'never',
  view: RelatedPosts,
  texts,
  examples,
});
