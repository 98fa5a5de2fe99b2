import { defineWidget } from '#registry/define-widget.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { props } from './props.ts';

export const widget = defineWidget({
  type: 'language-switch',
  version: 1,
  title: 'Language switch',
  description: 'The same page in the other languages; nothing on a site with one language.',
  category: 'navigation',
  guidance: {
    use: 'In the footer or at the head of a text that many read in another language.',
    avoid: 'Beside the header, which has its own switch.',
  },
  props,
  hydrate: 'never',
  view: LanguageSwitch,
  texts: {
    pl: { 'language-switch.label': 'Język strony' },
    en: { 'language-switch.label': 'Language of this page' },
    ru: { 'language-switch.label': 'Язык страницы' },
    uk: { 'language-switch.label': 'Мова сторінки' },
  },
  examples: [
    { name: 'normal', title: 'With words', props: { title: 'Czytaj tę stronę w swoim języku' } },
    {
      name: 'long',
      title: 'Long words',
      props: { title: 'Przeczytaj tę stronę w języku, którym posługujesz się na co dzień w domu i w pracy' },
    },
    { name: 'minimal', title: 'Languages only; a site with one language shows nothing', props: {} },
  ],
});
