import { defineWidget } from '#registry/define-widget.ts';
import { FormConstructorExample } from './form-constructor-example.tsx';
import { props } from './props.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'form-constructor-example',
  version: 1,
  title: 'Form constructor',
  description: 'A form definition to edit beside the live form it makes, with what the server says of it.',
  category: 'system',
  guidance: {
    use: 'For developers and editors, to see what a field type, rule or binding does before a form is stored.',
    avoid: 'On a page for visitors. In production the server compiles no definitions on request.',
  },
  props,
  hydrate: 'visible',
  view: FormConstructorExample,
  texts,
  sharesTexts: ['form.'],
  examples: [
    { name: 'normal', title: 'One binding', props: { preset: 'binding/show' } },
    {
      name: 'long',
      title: 'Everything, under a heading of its own',
      props: { title: 'Wszystkie rodzaje pól, wszystkie reguły i wszystkie zależności w jednym formularzu' },
    },
    { name: 'minimal', title: 'One rule', props: { preset: 'rule/pesel', title: 'PESEL' } },
  ],
});
