import type { Menu } from '#schemas/menu.ts';
import { inLocale } from '../entry.ts';

interface Words {
  readonly locale: string;
  readonly loan: string;
  readonly fairStart: string;
  readonly about: string;
  readonly contacts: string;
  readonly company: string;
  readonly account: string;
  readonly chat: string;
  readonly settings: string;
}

const words: readonly Words[] = [
  {
    locale: 'en',
    loan: 'Loan',
    fairStart: 'Fair start',
    about: 'About us',
    contacts: 'Contacts',
    company: 'Company',
    account: 'My loan',
    chat: 'Messages',
    settings: 'Settings',
  },
  {
    locale: 'ru',
    loan: 'Заём',
    fairStart: 'Честное начало',
    about: 'О компании',
    contacts: 'Контакты',
    company: 'Компания',
    account: 'Мой заём',
    chat: 'Сообщения',
    settings: 'Настройки',
  },
  {
    locale: 'uk',
    loan: 'Позика',
    fairStart: 'Чесний старт',
    about: 'Про компанію',
    contacts: 'Контакти',
    company: 'Компанія',
    account: 'Моя позика',
    chat: 'Повідомлення',
    settings: 'Налаштування',
  },
];

const menusOf = (text: Words): Readonly<Record<string, Menu>> => ({
  main: [
    {
      id: 'loan',
      title: text.loan,
      link: '/fair-start',
      submenu: [{ id: 'fair-start', title: text.fairStart, link: '/fair-start', submenu: [] }],
    },
    { id: 'about', title: text.about, link: '/about', submenu: [] },
    { id: 'contacts', title: text.contacts, link: '/contacts', submenu: [] },
  ],
  bottom: [
    {
      id: 'company',
      title: text.company,
      link: '/about',
      submenu: [
        { id: 'bottom-about', title: text.about, link: '/about', submenu: [] },
        { id: 'bottom-contacts', title: text.contacts, link: '/contacts', submenu: [] },
      ],
    },
    {
      id: 'bottom-loan',
      title: text.loan,
      link: '/fair-start',
      submenu: [{ id: 'bottom-fair-start', title: text.fairStart, link: '/fair-start', submenu: [] }],
    },
  ],
  'main-auth': [
    { id: 'account', title: text.account, link: '/dashboard', submenu: [] },
    { id: 'chat', title: text.chat, link: '/chat', submenu: [] },
    { id: 'settings', title: text.settings, link: '/profile-settings', submenu: [] },
  ],
});

export const menus = words.flatMap((text) =>
  Object.entries(menusOf(text)).map(([key, menu]) => inLocale(text.locale)('menu', key, menu)),
);
