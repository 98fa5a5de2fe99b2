import type { DocumentKind } from '#schemas/lending/contract.ts';
import { drawHere } from '../../base/pdf/draw-here.ts';
import { dayInWords } from '../../base/pdf/polish.ts';
import type { Sheet } from '../../base/pdf/sheet.ts';
import { type DrawSheet, writeSheet } from '../../base/pdf/write-sheet.ts';
import { definePersonTexts, type PersonLanguage } from '../../http/person-texts.ts';
import type { DocumentContext } from './document-context.ts';
import { documentTitle, isDrafted } from './document-titles.ts';
import { writeContract } from './writing/contract-text.ts';
import { writeInformationSheet } from './writing/information-sheet.ts';
import { writeSchedule } from './writing/schedule.ts';
import { writeSettlementConfirmation } from './writing/settlement-confirmation.ts';
import { writeStatement } from './writing/statement.ts';
import { writeWithdrawalReceipt } from './writing/withdrawal-receipt.ts';

const writers: Readonly<Record<DocumentKind, (sheet: Sheet, context: DocumentContext) => void>> = {
  'information-sheet': writeInformationSheet,
  contract: writeContract,
  schedule: writeSchedule,
  statement: writeStatement,
  'withdrawal-receipt': writeWithdrawalReceipt,
  'settlement-confirmation': writeSettlementConfirmation,
};

const headings: Readonly<Record<DocumentKind, string>> = {
  'information-sheet': 'Formularz informacyjny dotyczący kredytu konsumenckiego',
  contract: 'Umowa pożyczki',
  schedule: 'Harmonogram spłat',
  statement: 'Wyciąg z umowy pożyczki',
  'withdrawal-receipt': 'Potwierdzenie odstąpienia od umowy',
  'settlement-confirmation': 'Potwierdzenie spłaty pożyczki',
};

/** That the Polish text counts, for whoever reads the site in another language. */
const courtesy = definePersonTexts<'polishBinds'>('documents', {
  pl: { polishBinds: 'umowa jest po polsku; wiąże tylko tekst polski' },
  en: { polishBinds: 'the contract is in Polish; only the Polish text is binding' },
  ru: { polishBinds: 'договор составлен на польском языке; обязателен только польский текст' },
  uk: { polishBinds: 'договір укладено польською мовою; обов’язковим є лише польський текст' },
});

/**
 * Writes a document as PDF. The same context makes the same bytes: dates come from the facts, never from the clock.
 * @param language of the customer; one that is not Polish gets the name of the document in it, too
 */
export async function renderDocument(
  kind: DocumentKind,
  context: DocumentContext,
  language: PersonLanguage,
  draw: DrawSheet = drawHere,
): Promise<Uint8Array> {
  const { facts, lender } = context;
  const { contract, today, withdrawal } = facts;
  const draft = contract.signed_at === null;
  const title = documentTitle('pl', kind, draft);
  const reference = `Umowa nr ${contract.number}`;
  const options = {
    from: lender.name,
    about: `${lender.address} · KRS ${lender.krs}`,
    title,
    reference,
    subject: reference,
    at: new Date(withdrawal?.at ?? `${today}T00:00:00Z`),
    foot: `${lender.name} · ${title} · ${contract.number} · ${today.split('-').toReversed().join('.')}`,
  };
  const translated =
    language === 'pl'
      ? undefined
      : `${documentTitle(language, kind, draft)} – ${courtesy.in(language).polishBinds}`;
  const written = writeSheet(options, (sheet) => {
    sheet.title(
      draft && isDrafted(kind) ? title : headings[kind],
      `nr ${contract.number} · ${dayInWords(today)}`,
      translated,
    );
    writers[kind](sheet, context);
  });
  return draw(written);
}
