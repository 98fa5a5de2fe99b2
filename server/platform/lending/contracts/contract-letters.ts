import type { Contract, WithdrawalReceipt } from '#schemas/lending/contract.ts';
import { fillPlaces } from '#schemas/refusals/fill-places.ts';
import { legalTimeZone } from '#schemas/time-zone.ts';
import type { Message } from '../../base/messages/message.ts';
import { moneyInWords } from '../../base/messages/money-in-words.ts';
import type { PersonLanguage } from '../../http/person-texts.ts';
import { letterTexts } from './letter-texts.ts';

/** A letter about one contract, and who it goes to. */
interface Letter {
  readonly to: string;
  readonly language: PersonLanguage;
  /** Origin of the site, without a trailing slash. */
  readonly origin: string;
  readonly contract: Contract;
}

/** The address of a screen of one contract: it stays the same when the contract is over, or another one runs. */
export const contractLink = (origin: string, screen: string, contractId: string): string =>
  `${origin}/active-contract/${screen}?contract=${contractId}`;

/**
 * Acknowledges a withdrawal on a durable medium: the statement, its day and time, and what either side returns, to where and by
 * when (Directive (EU) 2023/2673, art. 11a of Directive 2011/83/EU).
 */
export function withdrawalLetter(letter: Letter, receipt: WithdrawalReceipt): Message {
  const { to, language, origin, contract } = letter;
  return {
    channel: 'email',
    to,
    template: 'contract-withdrawn',
    locale: language,
    values: {
      contract: contract.number,
      moment: momentIn(language, receipt.at),
      sums: withdrawalSums(letter, receipt).join('\n\n'),
      link: contractLink(origin, 'docs', contract.id),
    },
  };
}

/** Says that a loan is paid off. @param heldMinor money of the customer's that can be transferred */
export function paidOffLetter(letter: Letter, paidMinor: number, heldMinor: number): Message {
  const { to, language, origin, contract } = letter;
  const texts = letterTexts.in(language);
  const money = moneyOf(letter);
  const sums = [
    ...contract.refunds.map(({ amount_minor, account }) =>
      fillPlaces(texts.overpaid, { amount: money(amount_minor), account: accountIn(account) }),
    ),
    ...(heldMinor > 0
      ? [
          fillPlaces(texts.held, {
            amount: money(heldMinor),
            link: contractLink(origin, 'transfer', contract.id),
          }),
        ]
      : []),
  ];
  return {
    channel: 'email',
    to,
    template: 'loan-paid-off',
    locale: language,
    values: {
      contract: contract.number,
      amount: money(paidMinor),
      sums: sums.map((line) => `${line}\n\n`).join(''),
      link: contractLink(origin, 'main-card', contract.id),
    },
  };
}

function withdrawalSums(letter: Letter, receipt: WithdrawalReceipt): readonly string[] {
  const { language, origin, contract } = letter;
  const texts = letterTexts.in(language);
  const money = moneyOf(letter);
  const { iban, recipient, title } = contract.repayment_account;
  const day = dayIn(language, receipt.return_by);
  const interest = fillPlaces(texts.interest, { interest: money(receipt.interest_minor) });
  if (receipt.to_return_minor > 0) {
    const amount = money(receipt.to_return_minor);
    return [fillPlaces(texts.toReturn, { amount, day, iban, recipient, title }), interest];
  }
  if (receipt.refund_minor === 0) return [texts.even, interest];
  const amount = money(receipt.refund_minor);
  return [
    receipt.refund_account
      ? fillPlaces(texts.refund, { amount, day, account: accountIn(receipt.refund_account) })
      : fillPlaces(texts.held, { amount, link: contractLink(origin, 'transfer', contract.id) }),
    interest,
  ];
}

const moneyOf =
  ({ language, contract }: Letter) =>
  (minor: number): string =>
    moneyInWords(minor, language, contract.figures.currency);

const accountIn = ({ bank, masked_iban: iban }: NonNullable<WithdrawalReceipt['refund_account']>): string =>
  `${bank}, ${iban}`;

/** Where a language alone would write days as another country does. */
const regionOf = (language: PersonLanguage): string => (language === 'en' ? 'en-GB' : language);

/** @param day `YYYY-MM-DD` */
const dayIn = (language: PersonLanguage, day: string): string =>
  new Intl.DateTimeFormat(regionOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** @param at RFC 3339 */
const momentIn = (language: PersonLanguage, at: string): string =>
  new Intl.DateTimeFormat(regionOf(language), {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: legalTimeZone,
  }).format(new Date(at));
