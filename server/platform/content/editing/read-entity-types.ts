import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { CustomEntityType } from '#schemas/custom-entity-type.ts';
import type { Orm } from '../../base/database/database.ts';
import { contentEntry } from '../tables.ts';

/** The live definitions of custom entities by their alias. */
export async function readEntityTypes(orm: Orm): Promise<ReadonlyMap<string, CustomEntityType>> {
  const rows = await orm
    .select({ key: contentEntry.key, type: sql<CustomEntityType>`${contentEntry.published}` })
    .from(contentEntry)
    .where(and(eq(contentEntry.kind, 'custom-entity-type'), isNotNull(contentEntry.published)));
  return new Map(rows.map(({ key, type }) => [key, type]));
}
