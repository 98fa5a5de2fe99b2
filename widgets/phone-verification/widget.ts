import { status } from '#registry/access.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { PhoneVerification } from './phone-verification.tsx';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'phone-verification',
  version: 1,
  title: 'Confirm the phone',
  description: 'The application waits for the phone of the account: a code to it, or another number.',
  category: 'system',
  guidance: {
    use: 'Stands by itself on /phone-verification, the screen of the status confirm-code.',
    avoid: 'Anywhere else: its calls are refused in every other status.',
  },
  props,
  hydrate: 'interaction',
  access: status(['confirm-code']),
  queries,
  view: PhoneVerification,
  texts,
  sharesTexts: ['flow.', 'account.', 'form.', 'runtime.'],
  examples,
});
