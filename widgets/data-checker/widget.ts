import { status } from '#registry/access.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { DataChecker } from './data-checker.tsx';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'data-checker',
  version: 1,
  title: 'Check of the data',
  description: 'Everything the customer gave, step by step, to be confirmed or corrected.',
  category: 'system',
  guidance: {
    use: 'Stands by itself on /data-checker, the screen of the status data-checking.',
    avoid: 'Anywhere else: in every other status nobody sees it.',
  },
  props,
  hydrate: 'load',
  access: status(['data-checking']),
  queries,
  view: DataChecker,
  texts,
  sharesTexts: ['flow.', 'account.', 'form.', 'runtime.'],
  examples,
});
