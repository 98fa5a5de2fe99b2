import { defineModule } from '../../base/modules/define-module.ts';
import type { Ground } from '../../base/modules/ground.ts';
import type { LiveContent } from '../live/live-content.ts';
import { registerFileRoutes } from './files/file-routes.ts';
import type { CheckForm } from './form-checker.ts';
import type { ReadCustomerId } from './form-parts.ts';
import { registerFormRoutes } from './form-routes.ts';
import { registerHintRoutes } from './hints/hint-routes.ts';
import { openFormParts } from './open-form-parts.ts';

interface Needs extends Pick<Ground, 'orm' | 'files' | 'now' | 'log'> {
  readonly live: LiveContent;
  readonly checkForm: CheckForm;
  readonly readCustomerId: ReadCustomerId;
}

/** Forms editors own: definitions, submissions, files, and the hints of any form. */
export const formsModule = defineModule({
  name: 'forms',
  open: async ({ orm, live, checkForm, files, now, log }: Needs) => ({
    forms: await openFormParts({ orm, live, checkForm, files, now, log }),
  }),
  routes: async (app, { forms, readCustomerId }) => {
    registerFormRoutes(app, forms, readCustomerId);
    registerHintRoutes(app, forms);
    await registerFileRoutes(app, forms, readCustomerId);
  },
});
