import type { TextsByLocale } from '#schemas/locales/texts-by-locale.ts';
import { engineRoom } from '../i18n/room.ts';

/**
 * The sentence of the representative example. Every figure that art. 7 of the Polish consumer credit act and art. 8(3) of
 * Directive (EU) 2023/2225 ask for is in each variant, so that no translation can lose one (a test holds them to it).
 */
const sentences = engineRoom.define(
  'engine/credit/example-words',
  {
    pl: {
      title: 'Przykład reprezentatywny',
      sentence:
        'Rzeczywista Roczna Stopa Oprocentowania (RRSO) wynosi {{apr}}, całkowita kwota pożyczki: {{amount}}, całkowita kwota do zapłaty: {{total}}, oprocentowanie stałe: {{rate}} w\u00a0skali roku, całkowity koszt pożyczki: {{cost}} (w\u00a0tym prowizja {{fee}} i\u00a0odsetki {{interest}}), okres spłaty: {{months}}, liczba równych rat: {{equal}} po {{instalment}}, ostatnia rata: {{last}}. Odsetki naliczamy tylko od wypłaconej kwoty; prowizję pobieramy w\u00a0ratach. Stan na {{date}}.',
      'sentence-equal':
        'Rzeczywista Roczna Stopa Oprocentowania (RRSO) wynosi {{apr}}, całkowita kwota pożyczki: {{amount}}, całkowita kwota do zapłaty: {{total}}, oprocentowanie stałe: {{rate}} w\u00a0skali roku, całkowity koszt pożyczki: {{cost}} (w\u00a0tym prowizja {{fee}} i\u00a0odsetki {{interest}}), okres spłaty: {{months}}, liczba równych rat: {{equal}} po {{instalment}}. Odsetki naliczamy tylko od wypłaconej kwoty; prowizję pobieramy w\u00a0ratach. Stan na {{date}}.',
      'sentence-single':
        'Rzeczywista Roczna Stopa Oprocentowania (RRSO) wynosi {{apr}}, całkowita kwota pożyczki: {{amount}}, całkowita kwota do zapłaty: {{total}}, oprocentowanie stałe: {{rate}} w\u00a0skali roku, całkowity koszt pożyczki: {{cost}} (w\u00a0tym prowizja {{fee}} i\u00a0odsetki {{interest}}), jednorazowa spłata {{instalment}} po okresie: {{months}}. Stan na {{date}}.',
    },
    en: {
      title: 'Representative example',
      sentence:
        'APR (RRSO) {{apr}}, total amount of credit {{amount}}, total amount payable {{total}}, fixed interest rate {{rate}} per year, total cost of the loan {{cost}} (fee {{fee}} and interest {{interest}}), term {{months}}, equal instalments: {{equal}} of {{instalment}}, last instalment {{last}}. Interest runs on the money paid out only; the fee is collected with the instalments. As of {{date}}.',
      'sentence-equal':
        'APR (RRSO) {{apr}}, total amount of credit {{amount}}, total amount payable {{total}}, fixed interest rate {{rate}} per year, total cost of the loan {{cost}} (fee {{fee}} and interest {{interest}}), term {{months}}, equal instalments: {{equal}} of {{instalment}}. Interest runs on the money paid out only; the fee is collected with the instalments. As of {{date}}.',
      'sentence-single':
        'APR (RRSO) {{apr}}, total amount of credit {{amount}}, total amount payable {{total}}, fixed interest rate {{rate}} per year, total cost of the loan {{cost}} (fee {{fee}} and interest {{interest}}), repaid in one payment of {{instalment}} after {{months}}. As of {{date}}.',
    },
    ru: {
      title: 'Показательный пример',
      sentence:
        'Эффективная годовая ставка (RRSO) {{apr}}, сумма займа {{amount}}, всего к оплате {{total}}, фиксированная ставка {{rate}} годовых, полная стоимость займа {{cost}} (комиссия {{fee}} и проценты {{interest}}), срок {{months}}, равных платежей: {{equal}} по {{instalment}}, последний платёж {{last}}. Проценты начисляются только на выданную сумму, комиссия взимается вместе с платежами. По состоянию на {{date}}',
      'sentence-equal':
        'Эффективная годовая ставка (RRSO) {{apr}}, сумма займа {{amount}}, всего к оплате {{total}}, фиксированная ставка {{rate}} годовых, полная стоимость займа {{cost}} (комиссия {{fee}} и проценты {{interest}}), срок {{months}}, равных платежей: {{equal}} по {{instalment}}. Проценты начисляются только на выданную сумму, комиссия взимается вместе с платежами. По состоянию на {{date}}',
      'sentence-single':
        'Эффективная годовая ставка (RRSO) {{apr}}, сумма займа {{amount}}, всего к оплате {{total}}, фиксированная ставка {{rate}} годовых, полная стоимость займа {{cost}} (комиссия {{fee}} и проценты {{interest}}), погашение одним платежом {{instalment}}, срок {{months}}. По состоянию на {{date}}',
    },
    uk: {
      title: 'Показовий приклад',
      sentence:
        'Реальна річна процентна ставка (RRSO) {{apr}}, сума позики {{amount}}, усього до сплати {{total}}, фіксована ставка {{rate}} річних, повна вартість позики {{cost}} (комісія {{fee}} і проценти {{interest}}), строк {{months}}, рівних платежів: {{equal}} по {{instalment}}, останній платіж {{last}}. Проценти нараховуються лише на видану суму, комісія сплачується разом із платежами. Станом на {{date}}',
      'sentence-equal':
        'Реальна річна процентна ставка (RRSO) {{apr}}, сума позики {{amount}}, усього до сплати {{total}}, фіксована ставка {{rate}} річних, повна вартість позики {{cost}} (комісія {{fee}} і проценти {{interest}}), строк {{months}}, рівних платежів: {{equal}} по {{instalment}}. Проценти нараховуються лише на видану суму, комісія сплачується разом із платежами. Станом на {{date}}',
      'sentence-single':
        'Реальна річна процентна ставка (RRSO) {{apr}}, сума позики {{amount}}, усього до сплати {{total}}, фіксована ставка {{rate}} річних, повна вартість позики {{cost}} (комісія {{fee}} і проценти {{interest}}), погашення одним платежем {{instalment}}, строк {{months}}. Станом на {{date}}',
    },
  },
  { prefix: 'credit.example-' },
);

/**
 * The sentences as texts of one widget, whose keys must start with its type: `<type>.example-title`, `.example-sentence` …
 * @example mergeByLocale(exampleTexts('loan-calculator'), { pl: { 'loan-calculator.apply': '…' }, … })
 */
export const exampleTexts = (type: string): TextsByLocale =>
  Object.fromEntries(
    Object.entries(sentences).map(([locale, texts]) => [
      locale,
      Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${type}.example-${name}`, text])),
    ]),
  );
