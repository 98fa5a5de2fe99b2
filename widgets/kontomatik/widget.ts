import { status } from '#registry/access.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { Kontomatik } from './kontomatik.tsx';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'kontomatik',
  version: 1,
  title: 'Identification by a bank link',
  description:
    'The bank’s page in a frame or in the window, the choice of an account, waiting, and every way it can fail.',
  category: 'system',
  guidance: {
    use: 'Stands by itself on /kontomatik.',
    avoid: 'A page with other forms: the bank’s page needs the room.',
  },
  props,
  hydrate: 'load',
  access: status(['payment-request']),
  queries,
  view: Kontomatik,
  texts,
  sharesTexts: [
    'identification.',
    'flow.',
    'account.',
    'contract.copy',
    'contract.copied',
    'form.',
    'runtime.',
  ],
  examples,
});
