import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { LeadForm } from './lead-form.tsx';
import { props } from './props.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'lead-form',
  version: 1,
  title: 'Lead form',
  description: 'Newsletter, contact or callback: a visitor leaves an address or a number, with consents.',
  category: 'tools',
  guidance: {
    use: 'Where a visitor may want to be written to or called. Say in the consent what it is for, and no more.',
    avoid: 'For the application itself or a complaint: those have forms and rules of their own.',
  },
  props,
  hydrate: 'interaction',
  view: LeadForm,
  texts,
  examples,
});
