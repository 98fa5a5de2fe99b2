import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { Faq } from './faq.tsx';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'faq',
  version: 1,
  title: 'Questions and answers',
  description: 'The questions kept as content, by categories, with jump links and a search. Needs no script.',
  category: 'content',
  guidance: {
    use: 'On the page of questions, or with one category on the page it is about: an answer is then kept in one place.',
    avoid:
      'For questions of one page only: take the accordion. Twice on one page: places for links would double.',
  },
  props,
  queries,
  hydrate: 'never',
  view: Faq,
  texts,
  examples,
});
