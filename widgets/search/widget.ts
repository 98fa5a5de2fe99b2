import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { Search } from './search.tsx';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'search',
  version: 1,
  title: 'Search',
  description: 'A field to search pages and posts, and what was found, page by page. Needs no script.',
  category: 'navigation',
  guidance: {
    use: 'On a page of its own with the results (mark it `noindex`), and as a field alone that leads there.',
    avoid: 'Twice on one page: both would show the same results.',
  },
  props,
  hydrate: 'never',
  queries,
  view: Search,
  texts,
  examples,
});
