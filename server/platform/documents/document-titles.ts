import type { DocumentKind } from '#schemas/lending/contract.ts';
import type { PersonTexts } from '../http/person-texts.ts';

/** Names of the documents. */
export const documentTitles: PersonTexts<DocumentKind> = {
  pl: {
    'information-sheet': 'Formularz informacyjny',
    contract: 'Umowa pożyczki',
    schedule: 'Harmonogram spłat',
    statement: 'Wyciąg',
    'withdrawal-receipt': 'Potwierdzenie odstąpienia od umowy',
    'settlement-confirmation': 'Potwierdzenie spłaty',
  },
  en: {
    'information-sheet': 'Information sheet',
    contract: 'Loan contract',
    schedule: 'Repayment schedule',
    statement: 'Statement',
    'withdrawal-receipt': 'Receipt of withdrawal',
    'settlement-confirmation': 'Confirmation of repayment',
  },
  ru: {
    'information-sheet': 'Информационный формуляр',
    contract: 'Договор займа',
    schedule: 'График платежей',
    statement: 'Выписка',
    'withdrawal-receipt': 'Подтверждение отказа от договора',
    'settlement-confirmation': 'Подтверждение погашения',
  },
  uk: {
    'information-sheet': 'Інформаційний формуляр',
    contract: 'Договір позики',
    schedule: 'Графік платежів',
    statement: 'Виписка',
    'withdrawal-receipt': 'Підтвердження відмови від договору',
    'settlement-confirmation': 'Підтвердження погашення',
  },
};

/** Names of the files: Polish like the documents, in signs every system can keep. */
export const fileStems: Readonly<Record<DocumentKind, string>> = {
  'information-sheet': 'formularz-informacyjny',
  contract: 'umowa-pozyczki',
  schedule: 'harmonogram',
  statement: 'wyciag',
  'withdrawal-receipt': 'odstapienie',
  'settlement-confirmation': 'potwierdzenie-splaty',
};

/** @param number of the contract, e.g. `U/2026/000123` @param day `YYYY-MM-DD` */
export const fileNameOf = (kind: DocumentKind, number: string, day: string): string =>
  `${fileStems[kind]}-${number.replace(/[^\w]+/g, '-')}-${day}.pdf`;
