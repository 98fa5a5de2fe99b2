import { status } from '#registry/access.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { ConfirmMobileUpdate } from './confirm-mobile-update.tsx';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'confirm-mobile-update',
  version: 1,
  title: 'Another phone number',
  description: 'A new phone number, with the password and a code to it.',
  category: 'system',
  guidance: {
    use: 'Stands by itself on /confirm-mobile/update, which belongs to the status update-mobile.',
    avoid: 'Anywhere else: its calls are refused in every other status.',
  },
  props,
  hydrate: 'interaction',
  access: status(['update-mobile']),
  queries,
  view: ConfirmMobileUpdate,
  texts,
  sharesTexts: ['flow.', 'account.', 'form.', 'runtime.'],
  examples,
});
