import { defineWidget } from '#registry/define-widget.ts';
import { BanksList } from './banks-list.tsx';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'banks-list',
  version: 1,
  title: 'Banks list',
  description: 'Banks a customer may repay from or confirm their identity with, by name; long lists unfold.',
  category: 'content',
  guidance: {
    use: 'Where a customer wonders whether their bank will do, before they start.',
    avoid: 'For logos of partners in general: take partner logos.',
  },
  props,
  queries,
  hydrate: 'never',
  view: BanksList,
  texts,
  examples,
});
