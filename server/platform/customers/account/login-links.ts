import { signInParameters } from '#schemas/sign-in-address.ts';
import type { Caller } from '../../http/person-texts.ts';
import type { Customer } from '../customer-store.ts';
import type { AccountContext } from './account-context.ts';
import { beforeSending } from './before-sending.ts';

/** Signing in by a link from a message (specification 1, 7). */
export interface LoginLinks {
  /**
   * Sends a link, which leads on to `next`, a path of this site; an address without an account gets a message that says so ([sec 10]).
   * @throws PlatformError too_many_attempts
   */
  send(to: { readonly email: string; readonly next: string | null }, caller: Caller): Promise<void>;
  /**
   * Uses a link up. @returns whose it is; null when it is good for nothing
   * @throws PlatformError too_many_attempts
   */
  use(token: string, caller: Caller): Promise<Customer | null>;
}

const carried = (next: string) => new URLSearchParams({ [signInParameters.next]: next });

export function createLoginLinks(context: AccountContext): LoginLinks {
  const { customers, audit, codes, limits, sender, publicOrigin, now } = context;
  return {
    send: async ({ email, next }, caller) => {
      await beforeSending(context, { channel: 'email', address: email }, caller);
      const row = await customers.store.byEmail(email);
      const account = row !== null && customers.mayEnter(row.email) ? row : null;
      const token = await codes.issueLink({ purpose: 'login-link', customerId: account?.id ?? null });
      const message = { channel: 'email', to: email, locale: caller.language } as const;
      sender.send(
        account === null
          ? { ...message, template: 'login-unknown', values: { link: `${publicOrigin()}/signup` } }
          : {
              ...message,
              template: 'login-link',
              values: {
                link: `${publicOrigin()}/authlink/${token}${next === null ? '' : `?${carried(next)}`}`,
              },
            },
      );
      await audit.record({
        kind: 'code-sent',
        customerId: account?.id ?? null,
        address: caller.address,
        details: { purpose: 'login-link' },
      });
    },
    use: async (token, caller) => {
      await limits.beforeTrying(caller);
      const used = await codes.useLink('login-link', token);
      const row = used?.customerId == null ? null : await customers.store.byId(used.customerId);
      if (row !== null && customers.mayEnter(row.email)) {
        if (row.emailVerifiedAt !== null) return row;
        return customers.store.update(row.id, { emailVerifiedAt: new Date(now()) });
      }
      await audit.record({ kind: 'sign-in-failed', address: caller.address, details: { way: 'link' } });
      return null;
    },
  };
}
