import type { Database, Log } from '../../base/database/database.ts';
import type { Lifecycle } from '../lifecycle.ts';
import type { BankLinkProvider } from './bank-link-provider.ts';

/** What identification by a bank works with. */
export interface IdentificationContext {
  readonly orm: Database['orm'];
  readonly lifecycle: Pick<Lifecycle, 'open' | 'applyEvent' | 'statusOf'>;
  /** Null where none is connected: the calls answer 503 in words. */
  readonly provider: BankLinkProvider | null;
  /** Of this installation; link ids and titles of transfers follow from it. */
  readonly secret: Buffer;
  /** Ids of the banks customers can verify themselves by. */
  readonly banks: () => Promise<readonly string[]>;
  /** What stands before a page's path in a language of the site: nothing, or e.g. `/en`. */
  readonly localePrefix: (language: string) => Promise<string>;
  readonly log: Log;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}
