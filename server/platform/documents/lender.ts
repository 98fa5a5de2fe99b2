import { and, eq, isNotNull } from 'drizzle-orm';
import { Compile } from 'typebox/compile';
import { LenderConfig, lenderConfigCategory } from '#schemas/lending/lender-config.ts';
import { company } from '../content/sites/shop/company.ts';
import { contentEntry } from '../content/tables.ts';
import type { Orm } from '../database/database.ts';

const check = Compile(LenderConfig);

const { name, address, krs, nip, phone, email } = company;
/** The invented lender of the demo. */
export const demoLender: LenderConfig = {
  name,
  address,
  krs,
  nip,
  phone,
  email,
  supervisor: 'Komisja Nadzoru Finansowego, ul. Piękna 20, 00-549 Warszawa',
};

/**
 * Who lends, from the configuration `lender`.
 * @param sandbox where nobody is configured, the sandbox has its invented lender
 * @throws Error in a production without one: a contract has to name its parties
 */
export async function readLender(orm: Orm, sandbox: boolean): Promise<LenderConfig> {
  const [row] = await orm
    .select({ published: contentEntry.published })
    .from(contentEntry)
    .where(
      and(
        eq(contentEntry.kind, 'config'),
        eq(contentEntry.key, lenderConfigCategory),
        isNotNull(contentEntry.published),
      ),
    );
  const data: unknown = row?.published;
  const values: unknown = typeof data === 'object' && data !== null && 'values' in data ? data.values : null;
  if (check.Check(values)) return values;
  if (sandbox) return demoLender;
  throw new Error('no lender is configured: publish the configuration "lender" before contracts are made');
}
