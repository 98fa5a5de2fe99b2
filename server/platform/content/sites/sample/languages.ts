import type { Language } from '#schemas/language.ts';
import { shared } from '../entry.ts';

const all: Language[] = [
  {
    id: '97f1323d-4798-47f8-937c-f57379c49d2f',
    title: 'English',
    short_title: 'EN',
    selftitle: 'English',
    is_default: true,
    locale: 'en',
    code: 'en',
  },
  {
    id: '43ab59fd-0512-4650-abb1-9b9c6f6d7543',
    title: 'Russian',
    short_title: 'RU',
    selftitle: 'Русский',
    is_default: false,
    locale: 'ru',
    code: 'ru',
  },
  {
    id: '6ccc2166-ed6e-4553-ad9a-6e0f6fc469c2',
    title: 'Ukrainian',
    short_title: 'UA',
    selftitle: 'Українська',
    is_default: false,
    locale: 'uk',
    code: 'uk',
  },
];

export const languages = all.map((language) => shared('language', language.locale, language));
