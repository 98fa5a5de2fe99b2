import { createHash } from 'node:crypto';
import type { LinkedAccount } from '#schemas/lending/bank-link.ts';
import { type SandboxBank, sandboxBanks } from './banks.ts';

/** An account at an invented bank. */
export interface SandboxAccount {
  readonly id: string;
  readonly name: string;
  readonly iban: string;
  readonly balanceMinor: number;
}

const kinds = ['Konto osobiste', 'Konto oszczędnościowe'] as const;

/** Accounts of a person at a bank: the same ones whenever they sign in. */
export function accountsAt(bank: SandboxBank, owner: string): readonly SandboxAccount[] {
  return kinds.map((name, index) => {
    const digest = createHash('sha256').update(`${bank.id} ${owner} ${index}`).digest('hex');
    const number = (BigInt(`0x${digest.slice(0, 14)}`) % 10n ** 15n).toString().padStart(15, '0');
    return {
      id: `${bank.id}-${index + 1}`,
      name,
      // Bank codes beginning with 000 are not given out; the second figure tells our banks apart.
      iban: ibanOf(`0000${sandboxBanks.indexOf(bank) + 1}0009${number}`.slice(0, 24).padEnd(24, '0')),
      balanceMinor: Number.parseInt(digest.slice(14, 19), 16) % 1_500_000,
    };
  });
}

/** How a bank writes a customer's name: capitals, surname first. */
export const bankSpelling = (name: string): string =>
  name.trim().split(/\s+/).toReversed().join(' ').toUpperCase();

/** A Polish IBAN over its 24 figures (ISO 13616, ISO 7064 MOD 97-10). */
function ibanOf(figures: string): string {
  const check = 98n - (BigInt(`${figures}252100`) % 97n);
  return `PL${check.toString().padStart(2, '0')}${figures}`;
}

/** An account as the other side may see it before it is read. */
export const shownAccount = (
  { id, iban, balanceMinor }: SandboxAccount,
  bank: SandboxBank,
  owner: string,
): LinkedAccount => ({
  id,
  masked_iban: `PL •••• ${iban.slice(-4)}`,
  bank: bank.name,
  owner,
  balance_minor: balanceMinor,
  currency: 'PLN',
});
