import type { DocumentKind } from '#schemas/lending/contract.ts';
import { definePersonTexts, type PersonLanguage } from '../../http/person-texts.ts';

/** Names of the documents. */
export const documentTitles = definePersonTexts<DocumentKind>('document-titles', {
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
});

/** Documents that are made anew when the contract is signed: until then they are drafts, and are called so. */
export const draftedKinds = ['contract', 'schedule'] as const satisfies readonly DocumentKind[];
type DraftedKind = (typeof draftedKinds)[number];
export const isDrafted = (kind: DocumentKind): kind is DraftedKind =>
  draftedKinds.some((drafted) => drafted === kind);

/** Names of the same before signing. */
const draftTitles = definePersonTexts<DraftedKind>('document-drafts', {
  pl: { contract: 'Projekt umowy pożyczki', schedule: 'Wstępny harmonogram spłat' },
  en: { contract: 'Draft loan contract', schedule: 'Provisional repayment schedule' },
  ru: { contract: 'Проект договора займа', schedule: 'Предварительный график платежей' },
  uk: { contract: 'Проєкт договору позики', schedule: 'Попередній графік платежів' },
});

/** What a document is called. @param draft whether it was made before the contract was signed */
export const documentTitle = (language: PersonLanguage, kind: DocumentKind, draft: boolean): string =>
  draft && isDrafted(kind) ? draftTitles.in(language)[kind] : documentTitles.in(language)[kind];

/** Names of the files: Polish like the documents, in signs every system can keep. */
export const fileStems: Readonly<Record<DocumentKind, string>> = {
  'information-sheet': 'formularz-informacyjny',
  contract: 'umowa-pozyczki',
  schedule: 'harmonogram',
  statement: 'wyciag',
  'withdrawal-receipt': 'odstapienie',
  'settlement-confirmation': 'potwierdzenie-splaty',
};

const draftStems: Readonly<Record<DraftedKind, string>> = {
  contract: 'projekt-umowy-pozyczki',
  schedule: 'wstepny-harmonogram',
};

/**
 * @param number of the contract, e.g. `U/2026/000123`
 * @param day `YYYY-MM-DD`
 * @param copy 1 for the first of the name; documents of another offer of the same day count on
 */
export const fileNameOf = (
  { kind, draft }: { readonly kind: DocumentKind; readonly draft: boolean },
  number: string,
  day: string,
  copy = 1,
): string => {
  const stem = draft && isDrafted(kind) ? draftStems[kind] : fileStems[kind];
  return `${stem}-${number.replace(/[^\w]+/g, '-')}-${day}${copy > 1 ? `-${copy}` : ''}.pdf`;
};
