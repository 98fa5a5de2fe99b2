import { accountChanges } from './account-changes.suite.ts';
import { accountRecovery } from './account-recovery.suite.ts';
import { accountRegistration } from './account-registration.suite.ts';
import type { Backend } from './backend.ts';
import { phoneConfirmation } from './phone-confirmation.suite.ts';
import { storedConsents } from './stored-consents.suite.ts';

/** Opening an account, keeping it, and getting back into it. */
export function account(backend: Backend): void {
  accountRegistration(backend);
  storedConsents(backend);
  accountRecovery(backend);
  accountChanges(backend);
  phoneConfirmation(backend);
}
