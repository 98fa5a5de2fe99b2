import { defineModule } from '../../base/modules/define-module.ts';
import type { Ground } from '../../base/modules/ground.ts';
import type { FormParts } from '../../content/forms/form-parts.ts';
import type { AccountContext } from './account-context.ts';
import { createAccountParts } from './account-parts.ts';
import { registerContactRoutes } from './contact-routes.ts';
import { registerLinkRoutes } from './link-routes.ts';
import { registerPasswordRoutes } from './password-routes.ts';
import { registerProfileRoutes } from './profile-routes.ts';
import { registerRecoveryRoutes } from './recovery-routes.ts';
import { registerRegistrationRoutes } from './registration-routes.ts';

interface Needs
  extends Pick<Ground, 'orm' | 'hashPassword' | 'publicOrigin' | 'now'>,
    Pick<
      AccountContext,
      'live' | 'customers' | 'audit' | 'sender' | 'lifecycle' | 'describeStepUp' | 'isNameLocked'
    > {
  readonly forms: Pick<FormParts, 'check' | 'files'>;
}

/** Opening an account, keeping it, and getting back into it; codes for single actions. */
export const accountModule = defineModule({
  name: 'account',
  open: async ({ forms: { check, files }, hashPassword: hash, ...needs }: Needs) => {
    const account = await createAccountParts({ ...needs, check, files, hash });
    return { account, stepUp: account.stepUp };
  },
  routes: async (app, { account }) => {
    registerRegistrationRoutes(app, account);
    registerContactRoutes(app, account);
    registerLinkRoutes(app, account);
    registerRecoveryRoutes(app, account);
    registerPasswordRoutes(app, account);
    await registerProfileRoutes(app, account);
  },
  close: ({ account }) => account.stepUp.settled(),
});
