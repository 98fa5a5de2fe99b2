import { status } from '#registry/access.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { ConfirmMobile } from './confirm-mobile.tsx';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'confirm-mobile',
  version: 1,
  title: 'Is the number still yours?',
  description: 'The customer confirms the phone of the account, or goes on to change it.',
  category: 'system',
  guidance: {
    use: 'Stands by itself on /confirm-mobile, the screen of the status update-mobile.',
    avoid: 'Anywhere else: its calls are refused in every other status.',
  },
  props,
  hydrate: 'interaction',
  access: status(['update-mobile']),
  queries,
  view: ConfirmMobile,
  texts,
  sharesTexts: ['flow.', 'account.', 'form.', 'runtime.'],
  examples,
});
