import type { Contract } from '#schemas/lending/contract.ts';

/** Where the loan is paid out to, to follow "W całości w dniu zawarcia umowy,"; before signing, with what can be chosen. */
export function payoutWords({ payout: { account }, signed_at: signedAt }: Contract): string {
  if (account === null) return 'na rachunek karty';
  const to = `przelewem na potwierdzony rachunek: ${account.bank}, ${account.masked_iban}`;
  return signedAt === null ? `${to}, albo, do wyboru przy podpisie, na rachunek karty` : to;
}
