import type { AuditLog } from '../base/audit/audit-log.ts';
import type { Log, Orm } from '../base/database/database.ts';
import { createSharedWindows } from '../base/limits/shared-windows.ts';
import { createPasskeyChallenges } from '../base/passkeys/passkey-challenges.ts';
import { createPasskeys, type Passkeys } from '../base/passkeys/passkeys.ts';
import { relyingPartyOf } from '../base/passkeys/relying-party.ts';
import { createLoginLimits } from '../base/secrets/login-limits.ts';
import { createPasswordCheck, type HashPassword, hashPassword } from '../base/secrets/passwords.ts';
import { createAccessTokens } from './access-tokens.ts';
import { createCustomerClients } from './customer-clients.ts';
import { type CustomerKeys, createCustomerKeys, maxKeys } from './customer-keys.ts';
import { type CustomerPasswords, createCustomerPasswords } from './customer-passwords.ts';
import { type CustomerSessions, createCustomerSessions } from './customer-sessions.ts';
import { type CustomerStore, createCustomerStore, type NewCustomer } from './customer-store.ts';
import { createSignatureCheck, type SignatureCheck } from './public-keys.ts';
import { createRefreshTokens } from './refresh-tokens.ts';
import { addSandboxCustomers, isSandboxCustomer } from './sandbox-customers.ts';
import { createSignatureChallenges, type SignatureChallenges } from './signature-challenges.ts';
import { createSocialAccounts, type SocialAccounts } from './social-accounts.ts';
import {
  createSandboxNetwork,
  type SandboxNetwork,
  type SocialNetwork,
  sandboxNetworkName,
} from './social-networks.ts';
import { customerPasskey } from './tables.ts';

/** Accounts of customers, and who is signed in. Whatever is about an account builds on these. */
export interface Customers {
  readonly store: CustomerStore;
  readonly passwords: CustomerPasswords;
  readonly sessions: CustomerSessions;
  readonly challenges: SignatureChallenges;
  readonly keys: CustomerKeys;
  readonly signatures: SignatureCheck;
  readonly passkeys: Passkeys;
  readonly social: SocialAccounts;
  /** By the name they have in addresses. */
  readonly networks: ReadonlyMap<string, SocialNetwork>;
  readonly sandboxNetwork: SandboxNetwork | null;
  /** Whether an account may be used here at all: the sandbox's, whose password is public, only in the sandbox ([sec 40]). */
  readonly mayEnter: (email: string) => boolean;
  /** Adds an account with a password. @returns whether it was added; false when the address has one */
  add(account: Omit<NewCustomer, 'passwordHash'> & { readonly password: string }): Promise<boolean>;
}

export interface CustomersOptions {
  readonly orm: Orm;
  readonly audit: AuditLog;
  readonly sandbox: boolean;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly log: Log;
  /** Origin of the site, without a trailing slash: what passkeys are bound to. */
  readonly publicOrigin: () => string;
  /** Hashes passwords; the product's own costs unless it says so. */
  readonly hash?: HashPassword;
}

export async function createCustomers(options: CustomersOptions): Promise<Customers> {
  const { orm, audit, sandbox, now, log, publicOrigin, hash = hashPassword } = options;
  const store = createCustomerStore(orm);
  const mayEnter = (email: string) => sandbox || !isSandboxCustomer(email);
  const [accessTokens, refreshTokens, check, sandboxNetwork] = await Promise.all([
    createAccessTokens(orm, now),
    createRefreshTokens(orm, now),
    createPasswordCheck(hash),
    sandbox ? createSandboxNetwork(orm, now) : null,
  ]);
  if (sandbox) {
    const added = await addSandboxCustomers(orm, now, hash);
    if (added > 0) log.info({ added }, 'the sandbox accounts of customers were made');
  }
  return {
    store,
    mayEnter,
    passwords: createCustomerPasswords({
      store,
      limits: createLoginLimits(createSharedWindows(orm, now), 'customer'),
      clients: createCustomerClients(orm, now),
      check,
      audit,
      mayEnter,
    }),
    sessions: createCustomerSessions({ orm, accessTokens, refreshTokens, audit, mayEnter, now }),
    challenges: createSignatureChallenges(orm, now),
    keys: createCustomerKeys(orm, now),
    signatures: createSignatureCheck(maxKeys),
    passkeys: createPasskeys({
      orm,
      table: customerPasskey,
      challenges: createPasskeyChallenges(orm, now),
      kind: 'customer',
      party: () => relyingPartyOf(publicOrigin()),
      now,
    }),
    social: createSocialAccounts(orm, store),
    networks: new Map(sandboxNetwork ? [[sandboxNetworkName, sandboxNetwork]] : []),
    sandboxNetwork,
    add: async ({ password, ...account }) => {
      const passwordHash = await hash(password);
      return (await store.add({ ...account, passwordHash })) !== null;
    },
  };
}
