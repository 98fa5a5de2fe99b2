import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { RelatedContent } from './related-content.tsx';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'related-content',
  version: 1,
  title: 'Related content',
  description: 'What is worth reading next: links chosen by hand, then the newest posts of a category.',
  category: 'navigation',
  guidance: {
    use: 'At the end of a page that leaves a question open. It leaves out the page it stands on.',
    avoid: 'In place of a menu, or with more than six links: nobody reads on from a list of everything.',
  },
  props,
  queries,
  hydrate: 'never',
  view: RelatedContent,
  texts,
  examples,
});
