import { fieldErrors } from '../../http/field-errors.ts';
import { type Caller, refuseIn } from '../../http/person-texts.ts';
import type { SignedInCustomer } from '../customer-sessions.ts';
import type { AccountContext } from './account-context.ts';
import { accountTexts } from './account-texts.ts';
import { readNewPassword } from './new-password.ts';

/** Changing the password while signed in. */
export interface PasswordChanges {
  /**
   * Sets a new password and ends the other sessions. The present one has to be known ([sec 13]), but by somebody who was
   * told to set a new one.
   * @throws PlatformError invalid_fields, too_many_attempts
   */
  change(
    who: SignedInCustomer,
    values: Readonly<Record<string, unknown>>,
    caller: Caller,
    options?: { readonly evenIfAsked?: boolean },
  ): Promise<void>;
}

export function createPasswordChanges(context: AccountContext): PasswordChanges {
  const { live, customers, audit, sender, hash, publicOrigin } = context;
  return {
    change: async ({ customer, sessionId }, values, caller, { evenIfAsked = false } = {}) => {
      const { language, address } = caller;
      const current = values['current_password'];
      if (evenIfAsked || !customer.needChangePassword) {
        await assertPassword(context, customer, current, caller);
      }
      const password = await readNewPassword(live, values, language);
      if (password === current)
        throw fieldErrors(language, { password: refuseIn(accountTexts, caller.language, 'passwordSame') });
      const passwordHash = await hash(password);
      await customers.store.update(customer.id, { passwordHash, needChangePassword: false });
      await customers.sessions.endAll(customer.id, sessionId, 'password-changed');
      await audit.record({ kind: 'password-changed', customerId: customer.id, address });
      const links = { link: `${publicOrigin()}/password-restore` };
      const message = { channel: 'email', to: customer.email, locale: language } as const;
      sender.send({ ...message, template: 'password-changed', values: links });
    },
  };
}

/**
 * Asks somebody who is signed in for the password once more ([sec 13]).
 * @throws PlatformError invalid_fields, too_many_attempts
 */
export async function assertPassword(
  { customers }: Pick<AccountContext, 'customers'>,
  customer: SignedInCustomer['customer'],
  password: unknown,
  caller: Caller,
): Promise<void> {
  if (typeof password !== 'string' || password === '') {
    throw fieldErrors(caller.language, {
      current_password: refuseIn(accountTexts, caller.language, 'passwordNeeded'),
    });
  }
  if (await customers.passwords.confirm(customer, password, caller)) return;
  throw fieldErrors(caller.language, {
    current_password: refuseIn(accountTexts, caller.language, 'wrongPassword'),
  });
}
