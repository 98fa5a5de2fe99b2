import { status } from '#registry/access.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { Blocked } from './blocked.tsx';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'blocked',
  version: 1,
  title: 'Application blocked',
  description: 'Why the application stands still, until when, and what can be done.',
  category: 'system',
  guidance: {
    use: 'Stands by itself on /blocked, the screen of the status blocked.',
    avoid: 'Anywhere else: in every other status nobody sees it.',
  },
  props,
  hydrate: 'load',
  access: status(['blocked']),
  queries,
  view: Blocked,
  texts,
  sharesTexts: ['flow.', 'account.', 'form.', 'runtime.'],
  examples,
});
