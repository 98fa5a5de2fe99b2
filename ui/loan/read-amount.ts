/**
 * An amount as people type it, in minor units: `1 234,56`, `1234.5` and `1234 zł` are amounts.
 * @returns null for what is none, or has more than two decimals
 */
export function readAmount(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f]/gu, '').replace(/(zł|pln)$/iu, '');
  const [, whole = '', part = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  return whole === '' ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** An amount as it is typed into a field: what {@link readAmount} reads is the same again. */
export function amountText(minor: number): string {
  const part = minor % 100;
  return `${Math.floor(minor / 100)}${part === 0 ? '' : `,${String(part).padStart(2, '0')}`}`;
}
