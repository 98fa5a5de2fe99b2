import { defineWidget } from '#registry/define-widget.ts';
import { Comments } from './comments.tsx';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'comments',
  version: 1,
  title: 'Comments',
  description: 'Comments on a post: everybody reads them, customers write, answer and rate.',
  category: 'content',
  guidance: {
    use: 'Under a post. Who may write and what waits for approval says the configuration “comments”.',
    avoid: 'On pages about nothing that can be discussed; for opinions of the service take feedback.',
  },
  props,
  queries,
  hydrate: 'visible',
  view: Comments,
  texts,
  sharesTexts: ['date.', 'account.', 'runtime.'],
  examples,
});
