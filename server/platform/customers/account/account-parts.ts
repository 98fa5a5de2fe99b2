import { createCodeLimits } from '../../base/codes/code-limits.ts';
import { createOneTimeSecrets } from '../../base/codes/one-time-secrets.ts';
import { createSharedWindows } from '../../base/limits/shared-windows.ts';
import { hashPassword } from '../../base/secrets/passwords.ts';
import type { FileStore } from '../../content/forms/files/file-store.ts';
import { createStepUp, type RunningStepUp } from '../step-up/create-step-up.ts';
import { type AccessRecovery, createAccessRecovery } from './access-recovery.ts';
import type { AccountContext } from './account-context.ts';
import { type ContactProofs, createContactProofs } from './contact-proofs.ts';
import { createLoginLinks, type LoginLinks } from './login-links.ts';
import { createOwnFiles, type OwnFiles } from './own-files.ts';
import { createPasswordChanges, type PasswordChanges } from './password-changes.ts';
import { createPhoneConfirmation, type PhoneConfirmation } from './phone-confirmation.ts';
import { createProfileUpdates, type ProfileUpdates } from './profile-updates.ts';
import { createRegistration, type Registration } from './registration.ts';

/** What the calls about opening and keeping an account work with. */
export interface AccountParts {
  readonly context: AccountContext;
  readonly files: FileStore;
  readonly registration: Registration;
  readonly recovery: AccessRecovery;
  readonly links: LoginLinks;
  readonly proofs: ContactProofs;
  readonly phones: PhoneConfirmation;
  readonly passwords: PasswordChanges;
  readonly profiles: ProfileUpdates;
  readonly ownFiles: OwnFiles;
  readonly stepUp: RunningStepUp;
}

export type AccountOptions = Omit<AccountContext, 'codes' | 'limits' | 'hash'> & {
  readonly files: FileStore;
  /** Hashes a new password; tests count how often. */
  readonly hash?: AccountContext['hash'];
};

export async function createAccountParts(options: AccountOptions): Promise<AccountParts> {
  const { files, hash = hashPassword, ...given } = options;
  const codes = await createOneTimeSecrets(given.orm, given.now);
  const limits = createCodeLimits(createSharedWindows(given.orm, given.now), given.now);
  const context: AccountContext = { ...given, hash, codes, limits };
  const proofs = createContactProofs(context);
  return {
    context,
    files,
    proofs,
    phones: createPhoneConfirmation(context),
    stepUp: createStepUp(context),
    registration: createRegistration(context),
    recovery: createAccessRecovery(context),
    links: createLoginLinks(context),
    passwords: createPasswordChanges(context),
    profiles: createProfileUpdates(context, { files, proofs }),
    ownFiles: createOwnFiles(context, { files }),
  };
}
