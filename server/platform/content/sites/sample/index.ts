import type { SiteExport } from '../../seed.ts';
import { creditConfig } from '../credit.ts';
import { page } from '../entry.ts';
import { keepNumbersTogether } from '../typography.ts';
import { configs } from './config.ts';
import { faq } from './faq.ts';
import { forms } from './forms/index.ts';
import { goods } from './goods.ts';
import { languages } from './languages.ts';
import { menus } from './menus.ts';
import { offers } from './offers.ts';
import { pages } from './pages/index.ts';
import { posts } from './posts/index.ts';
import { seoRules } from './seo-rules.ts';
import { texts } from './texts.ts';
import { viewBlocks } from './view-blocks.ts';

/** Sample content in English, Russian and Ukrainian: one layout, texts per language (specification 1). */
export const sampleSite: SiteExport = keepNumbersTogether({
  name: 'sample',
  entries: [
    ...languages,
    ...configs,
    creditConfig,
    ...menus,
    ...texts,
    ...seoRules,
    ...viewBlocks,
    ...forms,
    ...posts,
    ...faq,
    ...goods,
    ...offers,
    ...pages.map(page),
  ],
});
