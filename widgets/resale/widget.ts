import { status } from '#registry/access.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { Resale } from './resale.tsx';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'resale',
  version: 1,
  title: 'Hand the application to a partner',
  description: 'What goes to which partner, and the consents for it, none ticked beforehand.',
  category: 'system',
  guidance: {
    use: 'Stands by itself on /resale, which belongs to the status resale-offer.',
    avoid: 'Anywhere else: its calls are refused in every other status.',
  },
  props,
  hydrate: 'interaction',
  access: status(['resale-offer']),
  queries,
  view: Resale,
  texts,
  sharesTexts: ['flow.', 'account.', 'form.', 'runtime.'],
  examples,
});
