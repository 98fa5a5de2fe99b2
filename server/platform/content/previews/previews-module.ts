import { defineModule } from '../../base/modules/define-module.ts';
import type { Ground } from '../../base/modules/ground.ts';
import { createPreviewLinks } from './preview-links.ts';
import { acceptPreviewTokens, registerPreviewRoutes } from './preview-routes.ts';

/** Links to drafts, and reading through them. */
export const previewsModule = defineModule({
  name: 'previews',
  open: ({ orm, now }: Pick<Ground, 'orm' | 'now'>) => ({ previews: createPreviewLinks(orm, now) }),
  routes: (app, { previews }) => {
    acceptPreviewTokens(app, previews);
    registerPreviewRoutes(app, { previews });
  },
});
