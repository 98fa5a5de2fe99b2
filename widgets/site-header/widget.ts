import { defineWidget } from '#registry/define-widget.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { SiteHeader } from './site-header.tsx';
import { texts } from './texts.ts';

const item = (id: string, title: string, link: string) => ({ id, title, link, submenu: [] as unknown[] });

const parent = (top: ReturnType<typeof item>, submenu: unknown[]) => ({ ...top, submenu });

/** Of an invented lender. */
const helpline = { phone: '22 000 01 23', hours: 'pon.–pt. 8.00–20.00, sob. 9.00–15.00' };

export const widget = defineWidget({
  type: 'site-header',
  version: 1,
  title: 'Site header',
  description: 'Mark, main menu, languages and sign-in; stands on every page of the default layout.',
  category: 'navigation',
  guidance: {
    use: 'Stands on every page of the default layout; its menus come from the content system by key.',
    avoid: 'As a block of a page.',
  },
  props,
  hydrate: 'never',
  queries,
  view: SiteHeader,
  texts,
  examples: [
    {
      name: 'normal',
      title: 'With a submenu',
      props: helpline,
      data: {
        main: [
          parent(item('loan', 'Pożyczka', '/jak-to-dziala'), [
            item('how', 'Jak to działa', '/jak-to-dziala'),
            item('costs', 'Koszty i dokumenty', '/info'),
          ]),
          item('about', 'O nas', '/about'),
          item('contacts', 'Kontakt', '/contacts'),
        ],
        account: [],
      },
    },
    {
      name: 'long',
      title: 'Many long entries',
      props: { ...helpline, name: 'Mozaika Finanse' },
      data: {
        main: [
          item('loan', 'Pożyczka gotówkowa', '/jak-to-dziala'),
          item('renovation', 'Pożyczka na remont', '/wiosenny-remont'),
          item('safety', 'Bezpieczeństwo danych', '/info-static'),
          parent(item('about', 'O firmie', '/about'), [item('team', 'Zespół i oddziały', '/about')]),
          item('contacts', 'Kontakt', '/contacts'),
        ],
        account: [
          item('signin', 'Logowanie do serwisu', '/signin'),
          item('signup', 'Nowy wniosek', '/signup'),
        ],
      },
    },
    {
      name: 'minimal',
      title: 'Without menus and phone',
      props: {},
      data: { main: [], account: [] },
    },
    {
      name: 'broken',
      title: 'A menu that names itself again, an entry without an end',
      props: helpline,
      data: {
        main: [
          parent(item('loan', 'Pożyczka', '/jak-to-dziala'), [item('same', 'Pożyczka', '/jak-to-dziala')]),
          item('word', 'Pięćdziesięciogroszówkowoprzeliczeniowy', '/info'),
        ],
        account: [item('none', 'Nieznany ekran', '/nie-ma')],
      },
    },
  ],
});
