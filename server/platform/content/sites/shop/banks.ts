import type { Bank, BankUse } from '#schemas/bank.ts';
import { shared } from '../entry.ts';

const both: BankUse[] = ['repayment', 'verification'];

/** A bank with its word mark; the mark holds its name, which stands beside it as text, so it is decoration. */
const bank = (
  id: string,
  name: string,
  logo: { src: string; width: number },
  rest: { uses?: BankUse[]; note?: string } = {},
): Bank => ({
  id,
  name,
  logo: { src: `/${logo.src}.svg`, alt: '', width: logo.width, height: 40 },
  uses: rest.uses ?? both,
  ...(rest.note !== undefined && { note: rest.note }),
});

const instant = 'Przelew natychmiastowy księgujemy w ciągu kilku minut, także w weekend.';
const sameDay = 'Przelew zlecony w dzień roboczy do 14.30 księgujemy tego samego dnia.';
const nextDay = 'Przelew księgujemy następnego dnia roboczego.';

/** All invented. */
const all: Bank[] = [
  bank('bank-akacja', 'Bank Akacja', { src: 'logos/bank-akacja', width: 134 }, { note: instant }),
  bank('bank-bursztyn', 'Bank Bursztyn', { src: 'logos/bank-bursztyn', width: 160 }, { note: sameDay }),
  bank('bank-cwiartka', 'Bank Ćwiartka', { src: 'logos/bank-cwiartka', width: 160 }, { note: sameDay }),
  bank('bank-jarzebina', 'Bank Jarzębina', { src: 'logos/bank-jarzebina', width: 170 }, { note: instant }),
  bank(
    'bank-kotwica',
    'Bank Kotwica',
    { src: 'illustrations/banks/kotwica', width: 150 },
    { uses: ['repayment'], note: nextDay },
  ),
  bank('bank-lakowy', 'Bank Łąkowy', { src: 'logos/bank-lakowy', width: 149 }, { uses: ['repayment'] }),
  bank('bank-most', 'Bank Most', { src: 'illustrations/banks/most', width: 113 }, { note: instant }),
  bank('bank-zuraw', 'Bank Żuraw', { src: 'logos/bank-zuraw', width: 129 }, { uses: ['verification'] }),
];

export const banks = all.map((entry) => shared('bank', entry.id, entry));
