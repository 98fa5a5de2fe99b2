import { defineWidget } from '#registry/define-widget.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { props } from './props.ts';
import { trailOf } from './trail.ts';

const texts = (label: string, home: string) => ({ 'breadcrumbs.label': label, 'breadcrumbs.home': home });

export const widget = defineWidget({
  type: 'breadcrumbs',
  version: 1,
  title: 'Breadcrumbs',
  description: 'The way from the start page to this page.',
  category: 'navigation',
  guidance: {
    use: 'Under the opening of a page that lies below another one.',
    avoid: 'On the start page, where it shows nothing, and on screens of a process.',
  },
  props,
  hydrate: 'never',
  trail: ({ items }, page) => trailOf(page, items),
  view: Breadcrumbs,
  texts: {
    pl: texts('Jesteś tutaj', 'Strona główna'),
    en: texts('You are here', 'Home'),
    ru: texts('Вы здесь', 'Главная'),
    uk: texts('Ви тут', 'Головна'),
  },
  examples: [
    {
      name: 'normal',
      title: 'One step',
      props: { items: [{ title: 'Regulamin serwisu', link: '/regulamin' }] },
    },
    {
      name: 'long',
      title: 'Several steps',
      props: {
        items: [
          { title: 'Poradnik', link: '/posts' },
          { title: 'Domowy budżet bez tajemnic', link: '/posts/categories/budzet' },
          {
            title: 'Jak rozmawiać z dziećmi o pieniądzach, pożyczkach i odkładaniu na później',
            link: '/posts/dzieci',
          },
        ],
      },
    },
    { name: 'minimal', title: 'From the address', props: {} },
    {
      name: 'broken',
      title: 'One word without a break',
      props: {
        items: [{ title: 'Pięćdziesięciogroszówkowoprzeliczeniowy-regulamin-promocji', link: '/regulamin' }],
      },
    },
  ],
});
