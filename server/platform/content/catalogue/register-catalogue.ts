import type { PlatformApp } from '../../http/app-types.ts';
import { registerBankRoutes } from './bank-routes.ts';
import type { CatalogueParts } from './catalogue-parts.ts';
import { registerFaqRoutes } from './faq-routes.ts';
import { registerGoodRoutes } from './good-routes.ts';
import { registerPostRoutes } from './post-routes.ts';

/** Posts, questions and answers, goods, banks and offers: content with an order, a date or a use. */
export function registerCatalogue(app: PlatformApp, parts: CatalogueParts): void {
  registerPostRoutes(app, parts);
  registerFaqRoutes(app, parts);
  registerGoodRoutes(app, parts);
  registerBankRoutes(app, parts);
}
