import type { GoodAttribute } from '#schemas/good.ts';
import type { ProductType } from '#schemas/product-type.ts';
import type { Refusal } from '#schemas/refusals/refusal.ts';
import { refuse } from '#schemas/refusals/refuse.ts';

/** A cell that cannot be read. */
export class CellError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

const between = '|';
const plainNumber = (text: string): string => text.replace(/\s/gu, '').replace(',', '.');

/** Minor units of an amount as people write it: `1 299,00`, `1299`. */
export function readAmount(text: string): number {
  const plain = plainNumber(text);
  const [, whole = '', decimals = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(plain) ?? [];
  if (whole === '') throw new CellError(refuse('problem.no-amount'));
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

export const writeAmount = (minor: number): string =>
  `${Math.trunc(minor / 100)},${String(minor % 100).padStart(2, '0')}`;

const flags: ReadonlyMap<string, boolean> = new Map([
  ...['1', 'tak', 'yes', 'true', 'prawda'].map((word) => [word, true] as const),
  ...['0', 'nie', 'no', 'false', 'fałsz'].map((word) => [word, false] as const),
]);

export function readFlag(text: string): boolean {
  const flag = flags.get(text.trim().toLowerCase());
  if (flag === undefined) throw new CellError(refuse('problem.no-flag'));
  return flag;
}

export function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new CellError(refuse('problem.no-json'));
  }
}

/** One attribute of an article: aliases of a choice with `|` between them, or a number. */
export function readAttribute(alias: string, text: string, type: ProductType | undefined): GoodAttribute {
  const attribute = type?.attributes.find((known) => known.alias === alias);
  if (!attribute) throw new CellError(refuse('problem.no-attribute', { type: type?.alias ?? '' }));
  if (attribute.kind === 'choice') {
    const values = text.split(between).map((value) => value.trim());
    return { alias, values: values.filter(Boolean) };
  }
  const plain = plainNumber(text);
  if (!/^-?\d{1,15}(\.\d{1,10})?$/.test(plain)) throw new CellError(refuse('problem.no-number'));
  return { alias, number: Number(plain) };
}

export const writeAttribute = ({ values, number }: GoodAttribute): string =>
  number === undefined ? (values ?? []).join(between) : String(number).replace('.', ',');
