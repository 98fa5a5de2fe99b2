import { defineModule } from '../base/modules/define-module.ts';
import type { Ground } from '../base/modules/ground.ts';
import { createKnownToken, registerTokenHeader } from '../http/token-header.ts';
import { createChangeHub } from './change-hub.ts';
import { type CheckContent, checksNothingMore, createContentChecks } from './checks/content-checks.ts';
import { createContentService } from './content-service.ts';
import { type FindReferences, findsNoReferences } from './editing/find-references.ts';
import { isPlanned } from './editing/planned-entries.ts';
import { createUsages } from './editing/usages.ts';
import { createLiveContent } from './live/live-content.ts';
import { prepareMeta } from './publication.ts';
import { registerAddressRoutes } from './routes/address-routes.ts';
import { registerListRoutes } from './routes/list-routes.ts';
import { registerPageRoutes } from './routes/page-routes.ts';
import { registerSiteRoutes } from './routes/site-routes.ts';
import { type SiteSource, seedSite } from './seed.ts';

interface Needs extends Pick<Ground, 'database' | 'orm' | 'now' | 'log'> {
  readonly site?: SiteSource;
  readonly checkContent?: CheckContent;
  readonly findReferences?: FindReferences;
}

const anyLanguage = { named: null, accepted: [] };

/** What is live, and what editors do with it. An empty database is seeded with the site it is started with. */
export const contentModule = defineModule({
  name: 'content',
  open: async ({ database, orm, checkContent, findReferences, now, log }: Needs) => {
    await prepareMeta(orm);
    const live = createLiveContent(orm);
    const readToken = async () => (await live.state(anyLanguage)).token;
    const changes = await createChangeHub(database, readToken, log);
    const checks = createContentChecks(orm, checkContent ?? checksNothingMore);
    const usages = createUsages(orm, findReferences ?? findsNoReferences);
    const service = createContentService({
      orm,
      deliver: changes.deliver,
      checkAll: checks.together,
      usagesOf: usages.of,
      isPlanned,
      now,
    });
    const knownToken = createKnownToken(await readToken());
    changes.onChange((change) => knownToken.note(change.token));
    const siteConfig = async (): Promise<unknown> =>
      (await live.one('config', 'site', anyLanguage)).data?.values;
    return { live, changes, checks, usages, service, knownToken, siteConfig };
  },
  seed: async ({ service, site, log }) => {
    const seeded = site && (await seedSite(service, site));
    if (seeded) log.info({ site: seeded.name }, 'the empty database was seeded');
  },
  routes: (app, { live, knownToken }) => {
    registerTokenHeader(app, knownToken);
    registerSiteRoutes(app, live);
    registerPageRoutes(app, live);
    registerAddressRoutes(app, live);
    registerListRoutes(app, live);
  },
});
