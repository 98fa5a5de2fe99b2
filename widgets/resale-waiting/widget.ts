import { status } from '#registry/access.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { ResaleWaiting } from './resale-waiting.tsx';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'resale-waiting',
  version: 1,
  title: 'The partner has the application',
  description: 'Waits for the partner, then leads to where the partner goes on.',
  category: 'system',
  guidance: {
    use: 'Stands by itself on /resale-waiting, the screen of the statuses resale-wait and inresale.',
    avoid: 'Anywhere else: its calls are refused in every other status.',
  },
  props,
  hydrate: 'load',
  access: status(['resale-wait', 'inresale']),
  queries,
  view: ResaleWaiting,
  texts,
  sharesTexts: ['flow.', 'account.', 'form.', 'runtime.'],
  examples,
});
