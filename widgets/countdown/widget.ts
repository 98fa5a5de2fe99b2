import { defineWidget } from '#registry/define-widget.ts';
import { Countdown } from './countdown.tsx';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'countdown',
  version: 1,
  title: 'Countdown',
  description: 'How long until something ends: the date, the days, and the seconds where there is a script.',
  category: 'tools',
  guidance: {
    use: 'For an end that is real: the last day of a promotion, of a competition, of a works period.',
    avoid:
      'To hurry people. A clock that starts anew for each visitor, or an end that is put off, is an unfair practice (Directive 2005/29/EC, annex I, 7).',
  },
  props,
  hydrate: 'visible',
  queries,
  view: Countdown,
  texts,
  examples,
});
