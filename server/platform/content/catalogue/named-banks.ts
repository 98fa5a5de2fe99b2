import { limits } from '#schemas/constants.ts';
import type { LiveCatalogue } from './live-catalogue.ts';

/** A bank as the content names it. */
export interface NamedBank {
  readonly id: string;
  readonly name: string;
}

const anyLanguage = { named: null, accepted: [] };

/** The live banks of one use, in the order of the content and the language of the site. */
export async function readNamedBanks(
  catalogue: Pick<LiveCatalogue, 'banks'>,
  use: Parameters<LiveCatalogue['banks']>[0],
): Promise<readonly NamedBank[]> {
  const { entries } = await catalogue.banks(use, anyLanguage, { limit: limits.blocks, offset: 0 });
  return entries.map(({ data }) => ({ id: data.id, name: data.name }));
}
