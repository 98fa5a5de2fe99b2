import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { Form } from './form.tsx';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'form',
  version: 1,
  title: 'Form',
  description:
    'A form made in the content system: fields, rules and conditions, checked here and on the server.',
  category: 'tools',
  guidance: {
    use: 'For questions with rules of their own: a complaint, a request, a survey. Its fields are content, edited under forms.',
    avoid:
      'For an address or a number alone: take lead form. For sign-in and account: those screens have their own.',
  },
  props,
  queries,
  hydrate: 'interaction',
  view: Form,
  texts,
  examples,
});
