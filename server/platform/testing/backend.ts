import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { createPlatform, type Platform, type PlatformOptions } from '../platform.ts';
import { checkFormInTests } from './check-form.ts';
import { fixtureSite } from './fixture-site.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

export type OpenOptions = Partial<
  Pick<
    PlatformOptions,
    | 'site'
    | 'sandbox'
    | 'now'
    | 'logger'
    | 'hashPassword'
    | 'sms'
    | 'publicOrigin'
    | 'bankLink'
    | 'addressService'
    | 'paymentGateway'
  >
>;

/** A place to keep data, which all suites run on. */
export interface Backend {
  readonly name: 'PGlite' | 'PostgreSQL';
  start(): Promise<void>;
  /** A platform on an empty database of its own, seeded with the fixture site. */
  open(options?: OpenOptions): Promise<Platform>;
  /** Platforms on one empty database, started together; only PostgreSQL can be shared. */
  openTogether(count: number, options?: OpenOptions): Promise<{ platforms: Platform[]; databaseUrl: string }>;
  /** An empty database of its own with the platform's tables, for what no call tells. */
  openDatabase(): Promise<Database>;
  stop(): Promise<void>;
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

const common = {
  dataDir: 'memory://',
  product: 'loan',
  sandbox: true,
  site: fixtureSite,
  checkForm: checkFormInTests,
  logger: false,
} as const;

export const pgliteBackend: Backend = {
  name: 'PGlite',
  start: async () => undefined,
  open: (options) => createPlatform({ ...common, ...options }),
  openDatabase: () => openDatabase({ dataDir: common.dataDir, log: silent }),
  openTogether: async () => {
    throw new Error('a PGlite folder belongs to one process');
  },
  stop: async () => undefined,
};

export function postgresBackend(): Backend {
  let server: PostgresServer | undefined;
  const createDatabase = async () => {
    if (!server) throw new Error('start the backend first');
    return server.createDatabase();
  };
  const openTogether: Backend['openTogether'] = async (count, options) => {
    const databaseUrl = await createDatabase();
    const platforms = await Promise.all(
      Array.from({ length: count }, () => createPlatform({ ...common, databaseUrl, ...options })),
    );
    return { platforms, databaseUrl };
  };
  return {
    name: 'PostgreSQL',
    start: async () => {
      server = await startPostgres();
    },
    open: async (options) => createPlatform({ ...common, databaseUrl: await createDatabase(), ...options }),
    openTogether,
    openDatabase: async () =>
      openDatabase({ databaseUrl: await createDatabase(), dataDir: common.dataDir, log: silent }),
    stop: async () => {
      await server?.stop();
    },
  };
}
