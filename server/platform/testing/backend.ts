import type { Database } from '../base/database/database.ts';
import { oldestPostgres } from '../base/database/postgres-version.ts';
import { createPlatform, type Platform, type PlatformOptions } from '../platform.ts';
import { cheapHash } from './cheap-hash.ts';
import { checkFormInTests } from './check-form.ts';
import { fixtureSite } from './fixture-site.ts';
import type { Image } from './images.ts';
import { openPgliteCopy, preparePglite } from './pglite-copies.ts';
import { type PostgresCopies, postgresCopies } from './postgres-copies.ts';

export type OpenOptions = Partial<
  Pick<
    PlatformOptions,
    | 'site'
    | 'checkContent'
    | 'findReferences'
    | 'sandbox'
    | 'knownTexts'
    | 'now'
    | 'jobs'
    | 'logger'
    | 'hashPassword'
    | 'sms'
    | 'publicOrigin'
    | 'bankLink'
    | 'addressService'
    | 'paymentGateway'
    | 's3'
    | 'drawSheet'
  >
> & {
  /** Is given the database of the platform, for what no call tells. */
  readonly lookInto?: (database: Database) => void;
};

/** A place to keep data, which all suites run on. */
export interface Backend {
  readonly name: string;
  /** Whether many processes and connections can be at work on one database at once. */
  readonly shared: boolean;
  /** Sees that there is what the databases are copied from. */
  start(): Promise<void>;
  /** A platform on a database of its own, with the fixture site; another site is seeded there and then. */
  open(options?: OpenOptions): Promise<Platform>;
  /** The same on a database that holds nothing at all, as at the first start ever. */
  openEmpty(options?: OpenOptions): Promise<Platform>;
  /** Platforms on one empty database, started together; only PostgreSQL can be shared. */
  openTogether(count: number, options?: OpenOptions): Promise<{ platforms: Platform[]; databaseUrl: string }>;
  /** A database of its own, for what no call tells: with the platform's tables and nothing in them, or with content. */
  openDatabase(image?: Image): Promise<Database>;
}

const common = {
  dataDir: 'memory://',
  product: 'loan',
  sandbox: true,
  site: fixtureSite,
  checkForm: checkFormInTests,
  hashPassword: cheapHash,
  steadyMs: 0,
  logger: false,
} as const;

const openOn =
  (openCopy: (image: Image) => Promise<Database>): Backend['open'] =>
  ({ lookInto, ...options } = {}) =>
    createPlatform({
      ...common,
      ...options,
      openDatabase: async () => {
        const database = await openCopy(options.site === undefined ? 'content' : 'tables');
        lookInto?.(database);
        return database;
      },
    });

const pglite: Backend = {
  name: 'PGlite',
  shared: false,
  start: preparePglite,
  open: openOn(openPgliteCopy),
  openEmpty: (options) => createPlatform({ ...common, ...options }),
  openDatabase: (image = 'tables') => openPgliteCopy(image),
  openTogether: async () => {
    throw new Error('a PGlite folder belongs to one process');
  },
};

const postgres = (name: string, { prepare, create, open }: PostgresCopies): Backend => ({
  name,
  shared: true,
  start: prepare,
  open: openOn(open),
  openEmpty: async (options) => createPlatform({ ...common, databaseUrl: await create(), ...options }),
  openTogether: async (count, options) => {
    const databaseUrl = await create();
    const platforms = await Promise.all(
      Array.from({ length: count }, () => createPlatform({ ...common, databaseUrl, ...options })),
    );
    return { platforms, databaseUrl };
  },
  openDatabase: (image = 'tables') => open(image),
});

export const backends: readonly Backend[] = [
  pglite,
  postgres(`PostgreSQL ${oldestPostgres}`, postgresCopies.oldest),
  postgres('PostgreSQL, the newest', postgresCopies.newest),
];
