import { defineWidget } from '#registry/define-widget.ts';
import { NotFoundSlider } from './not-found-slider.tsx';
import { props } from './props.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'not-found-slider',
  version: 1,
  title: 'Not found',
  description: 'The page does not exist (404), with suggestions where to go.',
  category: 'system',
  guidance: {
    use: 'Stands by itself on addresses nobody knows (404).',
    avoid: 'As a way around a site: a menu or related content does that better.',
  },
  props,
  hydrate: 'interaction',
  view: NotFoundSlider,
  texts,
  examples: [
    { name: 'normal', title: 'The usual four', props: {} },
    {
      name: 'long',
      title: 'Slides of an editor',
      props: {
        slides: [
          {
            title: 'Wiosenny remont krok po kroku',
            text: 'Plan, kosztorys i rata: poradnik, od którego dobrze zacząć, zanim kupisz pierwszą puszkę farby.',
            href: '/wiosenny-remont',
          },
          {
            title: 'Formularz informacyjny',
            text: 'Wszystkie koszty w jednym dokumencie.',
            href: '/formularz-informacyjny',
          },
          { title: 'Pytania i odpowiedzi', text: '', href: '/faq' },
        ],
      },
    },
    {
      name: 'minimal',
      title: 'One slide',
      props: { slides: [{ title: 'Strona główna', text: '', href: '/' }] },
    },
    {
      name: 'broken',
      title: 'The same slide twice, a word without a break',
      props: {
        slides: [
          { title: 'Pięćdziesięciogroszówkowoprzeliczeniowy', text: '', href: '/nie-ma' },
          { title: 'Kontakt', text: 'Zadzwoń albo napisz.', href: '/contacts' },
          { title: 'Kontakt', text: 'Zadzwoń albo napisz.', href: '/contacts' },
        ],
      },
    },
  ],
});
