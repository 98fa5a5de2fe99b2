import { and, eq, isNotNull } from 'drizzle-orm';
import { compileSchema } from '#schemas/compile-schema.ts';
import { LenderConfig, lenderConfigCategory } from '#schemas/lending/lender-config.ts';
import type { Orm } from '../base/database/database.ts';
import { contentEntry } from './tables.ts';

const check = compileSchema(LenderConfig);

/**
 * The lender of the demo. Everything is invented: the tax number fails its checksum, the register number is not given
 * out, and no Polish line starts with 22 0, so that nobody real is called or named. The shop's demo content says the same
 * (`demo-facts.test.ts`).
 */
export const demoLender: LenderConfig = {
  name: 'Mozaika Finanse sp. z o.o.',
  address: 'ul. Kafelkowa 12, 00-999 Warszawa',
  krs: '0009990001',
  nip: '525-999-00-01',
  phone: '22 000 01 23',
  email: 'kontakt@mozaika.example',
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
