import { encode } from 'uqr';
import type { TransferCode } from '#schemas/lending/transfer-code.ts';

/** A transfer to Poland in złoty. */
export interface Transfer {
  readonly iban: string;
  /** Null where the payer types it. */
  readonly amountMinor: number | null;
  readonly recipient: string;
  readonly title: string;
  /** Tax number (NIP) of the recipient. */
  readonly taxNumber: string;
}

/** Largest amount the code has room for: six digits, in grosze. */
export const maxAmountInCode = 999_999;
const recipientLength = 20;
const titleLength = 32;

/**
 * A transfer as Polish banks' apps read it (Polish Bank Association, recommendation on the 2D code, 2013-12-03): tax number,
 * country, account, amount in grosze, recipient, title, three fields in reserve. Six zeros: the payer types the amount.
 */
export function transferText({ iban, amountMinor, recipient, title, taxNumber }: Transfer): string {
  const fits = amountMinor !== null && amountMinor > 0 && amountMinor <= maxAmountInCode;
  return [
    taxNumber.replace(/\D/g, ''),
    'PL',
    iban.replace(/\D/g, ''),
    String(fits ? amountMinor : 0).padStart(6, '0'),
    field(recipient, recipientLength),
    field(title, titleLength),
    '',
    '',
    '',
  ].join('|');
}

/** The sign between fields has no place in one. Whole characters are kept, not halves of them. */
const field = (text: string, most: number): string =>
  [...text.replaceAll('|', ' ').trim()].slice(0, most).join('').trim();

/** The text as a QR code, level L as the recommendation has it. */
export function transferCode(transfer: Transfer): TransferCode {
  const text = transferText(transfer);
  const { data, size } = encode(text, { ecc: 'L', border: 4 });
  const path = data
    .map((row, y) =>
      runsOf(row)
        .map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)
        .join(''),
    )
    .join('');
  const { amountMinor } = transfer;
  return {
    text,
    path,
    size,
    amount_minor: amountMinor !== null && amountMinor <= maxAmountInCode ? amountMinor : null,
  };
}

/** Dark modules of a row that stand together: where they begin, and how many. */
const runsOf = (row: readonly boolean[]): readonly (readonly [x: number, width: number])[] =>
  [
    ...row
      .map((dark) => (dark ? '#' : ' '))
      .join('')
      .matchAll(/#+/g),
  ].map(({ index, 0: run }) => [index, run.length]);
