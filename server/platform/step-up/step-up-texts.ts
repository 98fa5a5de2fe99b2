import type { PersonTexts } from '../http/person-texts.ts';

type Key = 'unknownAccount' | 'nothingToSign';

/** What people are told when a code cannot be sent for an action. */
export const stepUpTexts: PersonTexts<Key> = {
  pl: {
    unknownAccount: 'Nie ma takiego rachunku na liście Twoich rachunków.',
    nothingToSign: 'Nie ma umowy, która czeka na podpis.',
  },
  en: {
    unknownAccount: 'There is no such account among yours.',
    nothingToSign: 'There is no contract that waits to be signed.',
  },
  ru: {
    unknownAccount: 'Среди ваших счетов нет такого.',
    nothingToSign: 'Нет договора, который ждёт подписи.',
  },
  uk: {
    unknownAccount: 'Серед ваших рахунків немає такого.',
    nothingToSign: 'Немає договору, який чекає на підпис.',
  },
};
