import { definePersonTexts } from '../../http/person-texts.ts';

type Key = 'unknownAccount' | 'nothingToSign' | 'ownAccount' | 'cardAccount';

/** What people are told when a code cannot be sent for an action; and the payee of a loan, as its message names it. */
export const stepUpTexts = definePersonTexts<Key>('step-up', {
  pl: {
    unknownAccount: 'Nie ma takiego rachunku na liście Twoich rachunków.',
    nothingToSign: 'Nie ma umowy, która czeka na podpis.',
    ownAccount: 'konto {account}',
    cardAccount: 'rachunek Twojej karty',
  },
  en: {
    unknownAccount: 'There is no such account among yours.',
    nothingToSign: 'There is no contract that waits to be signed.',
    ownAccount: 'account {account}',
    cardAccount: 'your card’s account',
  },
  ru: {
    unknownAccount: 'Среди ваших счетов нет такого.',
    nothingToSign: 'Нет договора, который ждёт подписи.',
    ownAccount: 'счёт {account}',
    cardAccount: 'счёт вашей карты',
  },
  uk: {
    unknownAccount: 'Серед ваших рахунків немає такого.',
    nothingToSign: 'Немає договору, який чекає на підпис.',
    ownAccount: 'рахунок {account}',
    cardAccount: 'рахунок вашої картки',
  },
});
