import { status } from '#registry/access.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { CallVerification } from './call-verification.tsx';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'call-verification',
  version: 1,
  title: 'Call from an adviser',
  description: 'Who calls, from which number and when; the customer chooses a time.',
  category: 'system',
  guidance: {
    use: 'Stands by itself on /call-verification, the screen of the status call-verification.',
    avoid: 'Anywhere else: in every other status nobody sees it.',
  },
  props,
  hydrate: 'load',
  access: status(['call-verification']),
  queries,
  view: CallVerification,
  texts,
  sharesTexts: ['flow.', 'account.', 'form.', 'runtime.'],
  examples,
});
