import { customer } from '#registry/access.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';
import { VerifyContact } from './verify-contact.tsx';

export const widget = defineWidget({
  type: 'verify-contact',
  version: 1,
  title: 'Confirm a contact',
  description: 'A signed-in customer confirms an e-mail address or phone number with a code.',
  category: 'system',
  guidance: {
    use: 'On a page for customers where an unconfirmed address would get in the way.',
    avoid: 'In a registration: its second step asks for the code already.',
  },
  props,
  access: customer,
  hydrate: 'interaction',
  queries,
  view: VerifyContact,
  texts,
  sharesTexts: ['account.', 'runtime.'],
  examples,
});
