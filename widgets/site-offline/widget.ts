import { defineWidget } from '#registry/define-widget.ts';
import { props } from './props.ts';
import { SiteOffline } from './site-offline.tsx';

/** The message is the specification's own word for this state, the same in every language. */
const texts = (retry: string) => ({
  'site-offline.message': '503 · Site is offline',
  'site-offline.retry': retry,
});

export const widget = defineWidget({
  type: 'site-offline',
  version: 1,
  title: 'Site offline',
  description: 'The site is offline (503), with the text of the host.',
  category: 'system',
  props,
  hydrate: 'never',
  view: SiteOffline,
  texts: {
    pl: texts('Spróbuj ponownie'),
    en: texts('Try again'),
    ru: texts('Попробовать снова'),
    uk: texts('Спробувати ще раз'),
  },
  examples: [
    {
      name: 'normal',
      title: 'With the words of the host',
      props: {
        text: 'Wymieniamy system bankowy. Wracamy w niedzielę o 6.00. Raty płatne dziś przyjmiemy bez odsetek.',
      },
    },
    { name: 'minimal', title: 'Without', props: {} },
  ],
});
