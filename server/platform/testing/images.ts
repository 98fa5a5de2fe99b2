import type { Database } from '../base/database/database.ts';
import { checksNothingMore, createContentChecks } from '../content/checks/content-checks.ts';
import { createContentService } from '../content/content-service.ts';
import { findsNoReferences } from '../content/editing/find-references.ts';
import { isPlanned } from '../content/editing/planned-entries.ts';
import { createUsages } from '../content/editing/usages.ts';
import { prepareMeta } from '../content/publication.ts';
import { seedSite } from '../content/seed.ts';
import { fixtureSite } from './fixture-site.ts';

/**
 * What a copied database holds: the platform's tables, or also the content of the fixture site. Nothing of either depends on
 * a clock, so that every suite can set its own; accounts and applications are seeded by each platform at its own time.
 */
export type Image = 'tables' | 'content';

export const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Seeds the fixture site, as a platform does that is opened with it. */
export async function seedFixture({ orm }: Database): Promise<void> {
  await prepareMeta(orm);
  const service = createContentService({
    orm,
    deliver: () => undefined,
    checkAll: createContentChecks(orm, checksNothingMore).together,
    usagesOf: createUsages(orm, findsNoReferences).of,
    isPlanned,
    now: Date.now,
  });
  await seedSite(service, fixtureSite);
}
