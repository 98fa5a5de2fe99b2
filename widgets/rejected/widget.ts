import { status } from '#registry/access.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { Rejected } from './rejected.tsx';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'rejected',
  version: 1,
  title: 'Application rejected',
  description: 'Why there is no loan this time, and what the customer may ask for.',
  category: 'system',
  guidance: {
    use: 'Stands by itself on /rejected, where a rejected application leads.',
    avoid: 'Anywhere else: in every other status nobody sees it.',
  },
  props,
  hydrate: 'load',
  access: status(['nothing']),
  queries,
  view: Rejected,
  texts,
  sharesTexts: ['flow.', 'account.', 'form.', 'runtime.'],
  examples,
});
