import { asc, eq, sql } from 'drizzle-orm';
import type { Log, Orm } from '../database/database.ts';
import { DatabaseRefusal } from '../database/database-refusal.ts';
import { isSandboxAccount, sandboxNetworkSecret } from '../secrets/sandbox-accounts.ts';
import { platformSecret } from '../secrets/tables.ts';
import { staff } from '../staff/tables.ts';
import { installation } from './tables.ts';

/** What a database is for: a demo with published passwords and invented decisions, or real customers. */
export type InstallationMode = 'sandbox' | 'production';

/** A database, and the mode of whoever wants to use it. */
export interface ModeUse {
  readonly orm: Orm;
  /** The database in words that begin a sentence, e.g. `The database mozaika on db:5432`. */
  readonly place: string;
  readonly mode: InstallationMode;
}

/**
 * The mode a database belongs to, whatever version its tables are of. One that an older version started has no memory of it and is
 * recognised by who was on its staff first: a sandbox has its demo accounts before anybody can add another.
 * @returns null for one that nobody has started on yet
 */
export async function modeOf(orm: Orm): Promise<InstallationMode | null> {
  return (await readMode(orm)) ?? (await recognise(orm));
}

async function readMode(orm: Orm): Promise<InstallationMode | null> {
  if (!(await hasTable(orm, 'installation'))) return null;
  const [row] = await orm.select({ mode: installation.mode }).from(installation);
  return row?.mode ?? null;
}

async function recognise(orm: Orm): Promise<InstallationMode | null> {
  if (!(await hasTable(orm, 'staff'))) return null;
  const [first] = await orm.select({ email: staff.email }).from(staff).orderBy(asc(staff.createdAt)).limit(1);
  if (first) return isSandboxAccount(first.email) ? 'sandbox' : 'production';
  // A sandbox makes this before its accounts, should its first start have been cut short.
  const [secret] = await orm
    .select({ name: platformSecret.name })
    .from(platformSecret)
    .where(eq(platformSecret.name, sandboxNetworkSecret));
  if (secret) return 'sandbox';
  if (!(await hasTable(orm, 'customers'))) return null;
  const customers = (await orm.execute(sql`select from customers limit 1`)) as unknown as {
    readonly rows: readonly unknown[];
  };
  return customers.rows.length > 0 ? 'production' : null;
}

async function hasTable(orm: Orm, name: string): Promise<boolean> {
  const answer = await orm.execute(sql`select to_regclass(${`public.${name}`}) is not null as there`);
  const { rows } = answer as unknown as { readonly rows: readonly { readonly there: boolean }[] };
  return rows[0]?.there === true;
}

/**
 * Sees that a database is used in its own mode, before anything in it is changed.
 * @throws DatabaseRefusal where it belongs to the other one
 */
export async function assertMode({ orm, place, mode }: ModeUse): Promise<void> {
  const found = await modeOf(orm);
  if (found !== null && found !== mode) throw wrongMode(place, found);
}

/**
 * Writes the mode into a database whose tables are up to date, so that it is never started in the other one. Of nodes that start on a new one
 * together, the first decides for all.
 * @throws DatabaseRefusal where it belongs to the other one
 */
export async function rememberMode({ orm, place, mode }: ModeUse, log: Log): Promise<void> {
  const known = await readMode(orm);
  if (known === mode) return;
  if (known !== null) throw wrongMode(place, known);
  const recognised = await recognise(orm);
  if (recognised !== null && recognised !== mode) throw wrongMode(place, recognised);
  await orm.insert(installation).values({ mode }).onConflictDoNothing();
  const remembered = await readMode(orm);
  if (remembered !== mode) throw wrongMode(place, remembered ?? 'sandbox');
  if (recognised === 'production') await reportDemoRows(orm, log);
}

/** Says that a start without a mode was made on a production once; what it put in cannot be told from it by rules, so it stays. */
async function reportDemoRows(orm: Orm, log: Log): Promise<void> {
  const members = await orm.select({ email: staff.email }).from(staff);
  const demo = members.map(({ email }) => email).filter(isSandboxAccount);
  if (demo.length > 0)
    log.warn(
      { demo },
      'a sandbox was once started on this database of a production: look for its demo customers (@example.com), their applications, contracts and ledger entries',
    );
}

/** Makes a sandbox's database a production's. There is no way back: a sandbox would open its customers' data to anybody. */
export async function declareProduction(orm: Orm): Promise<void> {
  await orm
    .insert(installation)
    .values({ mode: 'production' })
    .onConflictDoUpdate({ target: installation.only, set: { mode: 'production', since: sql`now()` } });
}

function wrongMode(place: string, found: InstallationMode): DatabaseRefusal {
  return new DatabaseRefusal(
    found === 'production'
      ? `${place} is a production's, and MODE is sandbox, which would put demo accounts with a published password and invented decisions beside its customers. Set MODE=production, or name an empty database (DATABASE_URL, or DATA_DIR for the built-in one).`
      : `${place} is a sandbox's, and MODE is production: its accounts, applications and ledger entries are invented. Name an empty database (DATABASE_URL, or DATA_DIR for the built-in one) and import the site there; or set MODE=sandbox to go on with the demo; or, if this has become a production, say so once: npm run mode -- --set production.`,
  );
}
