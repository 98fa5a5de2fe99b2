import type { SiteExport } from '../../seed.ts';
import { creditConfig } from '../credit.ts';
import { page } from '../entry.ts';
import { keepNumbersTogether } from '../typography.ts';
import { banks } from './banks.ts';
import { carousels } from './carousels.ts';
import { configs } from './config.ts';
import { customEntities } from './custom-entities.ts';
import { entityTypes } from './entity-types.ts';
import { faq } from './faq.ts';
import { forms } from './forms/index.ts';
import { goods } from './goods/index.ts';
import { languages } from './languages.ts';
import { lookups } from './lookups.ts';
import { markers } from './markers.ts';
import { menus } from './menus.ts';
import { offers } from './offers.ts';
import { pages } from './pages/index.ts';
import { posts } from './posts/index.ts';
import { redirects } from './redirects.ts';
import { seoRules } from './seo-rules.ts';
import { texts } from './texts.ts';
import { viewBlocks } from './view-blocks.ts';

/** The shop deployment: a Polish consumer lender, one language (specification 1 and 9). */
export const shopSite: SiteExport = keepNumbersTogether({
  name: 'shop',
  entries: [
    ...languages,
    ...configs,
    creditConfig,
    ...menus,
    ...texts,
    ...seoRules,
    ...redirects,
    ...viewBlocks,
    ...lookups,
    ...forms,
    ...entityTypes,
    ...customEntities,
    ...carousels,
    ...markers,
    ...posts,
    ...faq,
    ...goods,
    ...banks,
    ...offers,
    ...pages.map(page),
  ],
});
