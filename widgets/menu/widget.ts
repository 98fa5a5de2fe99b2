import { defineWidget } from '#registry/define-widget.ts';
import { Menu } from './menu.tsx';
import { props } from './props.ts';
import { queries } from './queries.ts';

const item = (id: string, title: string, link: string) => ({ id, title, link, submenu: [] as unknown[] });

const parent = (top: ReturnType<typeof item>, submenu: unknown[]) => ({ ...top, submenu });

export const widget = defineWidget({
  type: 'menu',
  version: 1,
  title: 'Menu',
  description: 'A menu of the content system, by its key.',
  category: 'navigation',
  guidance: {
    use: 'A menu of the content system within a page, e.g. to the parts of a section.',
    avoid: 'For the menus of header and footer: they bring their own.',
  },
  props,
  hydrate: 'never',
  queries,
  view: Menu,
  texts: {
    pl: { 'menu.label': 'Menu strony' },
    en: { 'menu.label': 'Page menu' },
    ru: { 'menu.label': 'Меню страницы' },
    uk: { 'menu.label': 'Меню сторінки' },
  },
  examples: [
    {
      name: 'normal',
      title: 'With a submenu',
      props: { menu: 'main', title: 'Na skróty' },
      data: {
        menu: [
          parent(item('loan', 'Pożyczka', '/jak-to-dziala'), [
            item('how', 'Jak to działa', '/jak-to-dziala'),
            item('costs', 'Koszty i dokumenty', '/info'),
          ]),
          item('contacts', 'Kontakt', '/contacts'),
        ],
      },
    },
    {
      name: 'long',
      title: 'Horizontal, many entries',
      props: { menu: 'bottom', orientation: 'horizontal' },
      data: {
        menu: [
          item('terms', 'Regulamin świadczenia usług drogą elektroniczną', '/regulamin'),
          item('privacy', 'Polityka prywatności', '/polityka-prywatnosci'),
          item('form', 'Formularz informacyjny', '/formularz-informacyjny'),
          item('accessibility', 'Deklaracja dostępności', '/deklaracja-dostepnosci'),
          item('complaints', 'Reklamacje i pozasądowe rozwiązywanie sporów', '/info'),
        ],
      },
    },
    {
      name: 'minimal',
      title: 'One link',
      props: {},
      data: { menu: [item('home', 'Strona główna', '/')] },
    },
    {
      name: 'empty',
      title: 'No such menu: nothing',
      props: { menu: 'gone', title: 'Na skróty' },
      data: { menu: [] },
    },
    {
      name: 'broken',
      title: 'A word without a break, three levels',
      props: { menu: 'main' },
      data: {
        menu: [
          parent(item('deep', 'Pięćdziesięciogroszówkowoprzeliczeniowy', '/nie-ma'), [
            parent(item('deeper', 'Drugi poziom', '/info'), [item('deepest', 'Trzeci poziom', '/about')]),
          ]),
        ],
      },
    },
  ],
});
