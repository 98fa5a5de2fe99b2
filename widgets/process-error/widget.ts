import { defineWidget } from '#registry/define-widget.ts';
import { ProcessError } from './process-error.tsx';
import { props } from './props.ts';

const texts = (label: string, home: string, call: string) => ({
  'process-error.label': label,
  'process-error.home': home,
  'process-error.call': call,
});

export const widget = defineWidget({
  type: 'process-error',
  version: 1,
  title: 'Process error',
  description: 'Applications cannot be processed right now (555).',
  category: 'system',
  props,
  hydrate: 'never',
  view: ProcessError,
  texts: {
    pl: texts('Kod 555', 'Wróć na stronę główną', 'Zadzwoń: {{phone}}'),
    en: texts('Code 555', 'Back to the home page', 'Call us: {{phone}}'),
    ru: texts('Код 555', 'На главную страницу', 'Позвонить: {{phone}}'),
    uk: texts('Код 555', 'На головну сторінку', 'Зателефонувати: {{phone}}'),
  },
  examples: [
    { name: 'normal', title: 'With a phone number', props: {} },
    { name: 'minimal', title: 'Without', props: { phone: '' } },
  ],
});
