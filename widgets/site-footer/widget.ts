import { sampleWarning as warning } from '#engine/credit/sample-credit.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { SiteFooter } from './site-footer.tsx';

const item = (id: string, title: string, link: string) => ({ id, title, link, submenu: [] as unknown[] });

const parent = (top: ReturnType<typeof item>, submenu: unknown[]) => ({ ...top, submenu });

/** Of an invented lender. */
const facts = {
  company: 'Mozaika Finanse sp. z o.o.',
  address: 'ul. Kafelkowa 12, 00-999 Warszawa',
  phone: '+48 22 000 01 23',
  hours: 'pon.–pt. 8.00–20.00, sob. 9.00–15.00',
  email: 'kontakt@mozaika.example',
  register: 'KRS 0009990001, NIP 525-999-00-01',
};

export const widget = defineWidget({
  type: 'site-footer',
  version: 1,
  title: 'Site footer',
  description: 'Contact, bottom menu and the legal lines; stands on every page of the default layout.',
  category: 'navigation',
  guidance: {
    use: 'Stands on every page of the default layout: help, the bottom menu and what the law asks of a lender.',
    avoid: 'As a block of a page.',
  },
  props,
  hydrate: 'never',
  queries,
  view: SiteFooter,
  texts: {
    pl: {
      'site-footer.menu': 'Menu dolne',
      'site-footer.help': 'Potrzebujesz pomocy?',
      'site-footer.call': 'Zadzwoń:',
      'site-footer.contact': 'Wszystkie sposoby kontaktu',
    },
    en: {
      'site-footer.menu': 'Footer menu',
      'site-footer.help': 'Do you need help?',
      'site-footer.call': 'Call us:',
      'site-footer.contact': 'All ways to reach us',
    },
    ru: {
      'site-footer.menu': 'Нижнее меню',
      'site-footer.help': 'Нужна помощь?',
      'site-footer.call': 'Позвонить:',
      'site-footer.contact': 'Все способы связи',
    },
    uk: {
      'site-footer.menu': 'Нижнє меню',
      'site-footer.help': 'Потрібна допомога?',
      'site-footer.call': 'Зателефонувати:',
      'site-footer.contact': 'Усі способи зв’язку',
    },
  },
  examples: [
    {
      name: 'normal',
      title: 'Three groups',
      props: facts,
      data: {
        warning,
        menu: [
          parent(item('offer', 'Oferta', '/jak-to-dziala'), [
            item('how', 'Jak to działa', '/jak-to-dziala'),
            item('costs', 'Koszty i dokumenty', '/info'),
          ]),
          parent(item('company', 'Firma', '/about'), [
            item('about', 'O nas', '/about'),
            item('contacts', 'Kontakt', '/contacts'),
          ]),
          parent(item('legal', 'Informacje prawne', '/regulamin'), [
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
        ...facts,
        company: 'Mozaika Finanse Spółka z ograniczoną odpowiedzialnością',
        example:
          'Przykład reprezentatywny: RRSO wynosi 31,13%, całkowita kwota pożyczki 5 000 zł, całkowita kwota do zapłaty 5 773,14 zł, oprocentowanie stałe 13,5% w skali roku, całkowity koszt pożyczki 773,14 zł (w tym prowizja 400 zł i odsetki 373,14 zł), 12 rat miesięcznych.',
      },
      data: {
        warning,
        menu: [item('terms', 'Regulamin', '/regulamin'), item('contacts', 'Kontakt', '/contacts')],
      },
    },
    {
      name: 'minimal',
      title: 'Company only',
      props: { company: facts.company },
      data: { warning, menu: [] },
    },
    {
      name: 'broken',
      title: 'An address without a break, a group without entries',
      props: { ...facts, email: 'bardzo-dlugi-adres-poczty-elektronicznej-dzialu-obslugi@mozaika.example' },
      data: {
        warning,
        menu: [item('none', 'Pusta grupa', '/nie-ma'), item('terms', 'Regulamin', '/regulamin')],
      },
    },
  ],
});
