import { defineWidget } from '#registry/define-widget.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { SiteFooter } from './site-footer.tsx';

const item = (id: string, title: string, link: string, submenu: unknown[] = []) => ({
  id,
  title,
  link,
  submenu,
});

export const widget = defineWidget({
  type: 'site-footer',
  version: 1,
  title: 'Site footer',
  description: 'Contact, bottom menu and the legal lines; stands on every page of the default layout.',
  category: 'navigation',
  props,
  hydrate: 'never',
  queries,
  view: SiteFooter,
  texts: {
    pl: {
      'site-footer.menu': 'Menu dolne',
      'site-footer.phone': 'Infolinia: {{phone}}',
      'site-footer.warning': 'Uwaga! Pożyczanie pieniędzy kosztuje.',
    },
    en: {
      'site-footer.menu': 'Footer menu',
      'site-footer.phone': 'Helpline: {{phone}}',
      'site-footer.warning': 'Caution! Borrowing money costs money.',
    },
    ru: {
      'site-footer.menu': 'Нижнее меню',
      'site-footer.phone': 'Телефон: {{phone}}',
      'site-footer.warning': 'Внимание! Брать деньги в долг — платно.',
    },
    uk: {
      'site-footer.menu': 'Нижнє меню',
      'site-footer.phone': 'Телефон: {{phone}}',
      'site-footer.warning': 'Увага! Позичати гроші — коштує грошей.',
    },
  },
  examples: [
    {
      name: 'normal',
      title: 'Three groups',
      props: {},
      data: {
        menu: [
          item('offer', 'Oferta', '/jak-to-dziala', [
            item('how', 'Jak to działa', '/jak-to-dziala'),
            item('costs', 'Koszty i dokumenty', '/info'),
          ]),
          item('company', 'Firma', '/about', [
            item('about', 'O nas', '/about'),
            item('contacts', 'Kontakt', '/contacts'),
          ]),
          item('legal', 'Informacje prawne', '/regulamin', [
            item('terms', 'Regulamin', '/regulamin'),
            item('privacy', 'Polityka prywatności', '/polityka-prywatnosci'),
          ]),
        ],
      },
    },
    {
      name: 'long',
      title: 'With a representative example',
      props: {
        company: 'Mozaika Finanse Spółka z ograniczoną odpowiedzialnością',
        example:
          'Przykład reprezentatywny: RRSO wynosi 31,13%, całkowita kwota pożyczki 5 000 zł, całkowita kwota do zapłaty 5 773,14 zł, oprocentowanie stałe 13,5% w skali roku, całkowity koszt pożyczki 773,14 zł (w tym prowizja 400 zł i odsetki 373,14 zł), 12 rat miesięcznych.',
      },
      data: { menu: [item('terms', 'Regulamin', '/regulamin'), item('contacts', 'Kontakt', '/contacts')] },
    },
    {
      name: 'minimal',
      title: 'Company only',
      props: { address: '', phone: '', email: '', register: '' },
      data: { menu: [] },
    },
  ],
});
