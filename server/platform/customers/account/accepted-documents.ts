import { and, eq, gt, isNotNull, notExists, notInArray, sql } from 'drizzle-orm';
import type { Orm } from '../../base/database/database.ts';
import { contentHistory } from '../../content/tables.ts';
import { customerConsent } from './tables.ts';

/** Words of a consent, and the address of the document they name. */
export interface DocumentConsent {
  readonly text: string;
  readonly document: string;
}

/**
 * The documents a customer has accepted as they are today, with the words that were read. One whose page was published,
 * taken down or rolled back since is another version, and does not count.
 */
export async function acceptedDocuments(orm: Orm, customerId: string): Promise<readonly DocumentConsent[]> {
  const changedSince = orm
    .select({ id: contentHistory.id })
    .from(contentHistory)
    .where(
      and(
        eq(contentHistory.kind, 'page'),
        eq(sql`'/' || ${contentHistory.key}`, customerConsent.document),
        notInArray(contentHistory.action, ['create', 'change']),
        gt(contentHistory.at, customerConsent.givenAt),
      ),
    );
  const rows = await orm
    .select({ text: customerConsent.text, document: customerConsent.document })
    .from(customerConsent)
    .where(
      and(
        eq(customerConsent.customerId, customerId),
        isNotNull(customerConsent.document),
        notExists(changedSince),
      ),
    );
  return rows.flatMap(({ text, document }) => (document === null ? [] : [{ text, document }]));
}
