import type { Database, Log, Orm } from '../database/database.ts';
import type { FileStorage } from '../files/file-storage.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { HashPassword } from '../secrets/passwords.ts';

/** What every module of the platform may need: what there is before the first of them is open. */
export interface Ground {
  readonly database: Database;
  readonly orm: Orm;
  readonly jobs: Jobs;
  readonly log: Log;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Segment of the addresses that belong to the product: `/v2/{product}/…`. */
  readonly product: string;
  /** Whether people and things of the demo stand in for those of the operator. */
  readonly sandbox: boolean;
  readonly files: FileStorage;
  /** IANA name of the time zone that people are told moments in. */
  readonly timeZone: string;
  /** Origin of the site in links, without a trailing slash. */
  readonly publicOrigin: () => string;
  readonly hashPassword: HashPassword;
}
