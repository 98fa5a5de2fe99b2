import { defineModule } from '../../base/modules/define-module.ts';
import type { Ground } from '../../base/modules/ground.ts';
import type { LiveContent } from '../live/live-content.ts';
import { registerBankRoutes } from './bank-routes.ts';
import { registerFaqRoutes } from './faq-routes.ts';
import { createLiveCatalogue } from './live-catalogue.ts';
import { registerPostRoutes } from './post-routes.ts';

interface Needs extends Pick<Ground, 'orm' | 'now'> {
  readonly live: LiveContent;
}

/** Posts, questions and answers, banks and offers: content with an order, a date or a use. */
export const catalogueModule = defineModule({
  name: 'catalogue',
  open: ({ orm, live, now }: Needs) => ({ catalogue: createLiveCatalogue({ orm, live, now }) }),
  routes: (app, parts) => {
    registerPostRoutes(app, parts);
    registerFaqRoutes(app, parts);
    registerBankRoutes(app, parts);
  },
});
