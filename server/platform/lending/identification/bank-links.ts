import type { LinkAccess, LinkedAccount, LinkStatus } from '#schemas/lending/bank-link.ts';
import type { Customer } from '../../customers/customer-store.ts';
import { type Caller, refuseIn } from '../../http/person-texts.ts';
import { PlatformError } from '../../http/platform-error.ts';
import type { LoanApplication } from '../lifecycle.ts';
import type { BankLinkProvider, LinkMethod } from './bank-link-provider.ts';
import type { IdentificationContext } from './identification-context.ts';
import { identificationTexts } from './identification-texts.ts';
import { isUuid, linkIdOf } from './link-ids.ts';
import { type BankLinkRow, changeLink, linksOf, statusOfLink } from './link-rows.ts';
import { settleLink } from './settle-link.ts';

/** Identification by a bank: who calls, and by which of the two methods. */
export interface LinkCall {
  readonly customer: Customer;
  readonly method: LinkMethod;
  readonly caller: Pick<Caller, 'language'>;
}

/** Links of customers with their banks. Every method answers for the caller's own application only ([sec 15]). */
export interface BankLinks {
  /** Addresses of the present try. Writes nothing: the same ones' link comes again until it failed ([sec 8]). */
  access(call: LinkCall): Promise<LinkAccess>;
  /** Accounts the customer let us see; none before that. */
  accounts(call: LinkCall): Promise<readonly LinkedAccount[]>;
  /** Chooses the account that is read. Repeating it changes nothing. */
  process(call: LinkCall, chosen: { link_id: string; account_id: string }): Promise<LinkStatus>;
  /** Asks the provider how a try stands, and does what follows. Without an id: the newest try. */
  status(call: LinkCall, linkId?: string): Promise<LinkStatus>;
}

/** How long a customer may take at the bank. */
export const linkMinutes = 30;

export function createBankLinks(context: IdentificationContext): BankLinks {
  const { orm, lifecycle, secret, log, now } = context;

  const providerFor = ({ caller }: LinkCall): BankLinkProvider => {
    if (context.provider) return context.provider;
    throw new PlatformError('unavailable', refuseIn(identificationTexts, caller.language, 'unavailable'));
  };
  const notFound = ({ caller }: LinkCall) =>
    new PlatformError('not_found', refuseIn(identificationTexts, caller.language, 'noLink'));
  /** The provider's silence is told as one, and said to the operator with its cause. */
  const orSilent = async <T>({ caller }: LinkCall, answer: Promise<T>): Promise<T> => {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof PlatformError) throw error;
      log.warn({ err: error }, 'the bank link does not answer');
      throw new PlatformError('unavailable', refuseIn(identificationTexts, caller.language, 'noAnswer'));
    }
  };
  const applicationOf = async (call: LinkCall): Promise<LoanApplication> => {
    const application = await lifecycle.open(call.customer.id);
    // The hook saw the status; an application that ended since has no links.
    if (!application) throw notFound(call);
    return application;
  };
  /** The present try: its id, and its row once there is one. */
  const present = async (application: LoanApplication, method: LinkMethod) => {
    const rows = await linksOf(orm, application.id, method);
    const failed = rows.filter(({ state }) => state === 'failed').length;
    const id = linkIdOf(secret, { applicationId: application.id, method, failed });
    return { id, row: rows.find((row) => row.id === id), newest: rows[0], rows };
  };
  const expiryOf = (row: BankLinkRow | undefined): Date =>
    row?.expiresAt ?? new Date(now() + linkMinutes * 60_000);

  return {
    access: async (call) => {
      const provider = providerFor(call);
      const { customer, method, caller } = call;
      const { id, row } = await present(await applicationOf(call), method);
      const expiresAt = expiryOf(row);
      const prefix = await context.localePrefix(caller.language);
      return {
        link_id: id,
        ...provider.open({
          linkId: id,
          method,
          owner: `${customer.firstname} ${customer.lastname}`,
          returnPath: `${prefix}/${method}`,
          language: caller.language,
          expiresAt,
        }),
        expires_at: expiresAt.toISOString(),
      };
    },
    accounts: async (call) => {
      const { row } = await present(await applicationOf(call), call.method);
      // Written by `settleLink` as the provider's schema has them.
      return (row?.accounts ?? []) as unknown as readonly LinkedAccount[];
    },
    process: async (call, chosen) => {
      const provider = providerFor(call);
      const { row } = await present(await applicationOf(call), call.method);
      if (row?.id !== chosen.link_id) throw notFound(call);
      if (row.state !== 'authorised' && row.state !== 'started') return statusOfLink(row);
      if (row.state === 'started')
        throw new PlatformError(
          'wrong_status',
          refuseIn(identificationTexts, call.caller.language, 'notAuthorised'),
        );
      if (!row.accounts.some(({ id }) => id === chosen.account_id)) {
        throw new PlatformError(
          'invalid_fields',
          refuseIn(identificationTexts, call.caller.language, 'noAccount'),
          {
            fields: { account_id: refuseIn(identificationTexts, call.caller.language, 'noAccount') },
          },
        );
      }
      await orSilent(call, provider.import(row.id, chosen.account_id));
      return statusOfLink((await changeLink(orm, row.id, { state: 'importing' })) ?? row);
    },
    status: async (call, linkId) => {
      const provider = providerFor(call);
      if (linkId !== undefined && !isUuid(linkId)) throw notFound(call);
      const application = await applicationOf(call);
      const { id, row, newest, rows } = await present(application, call.method);
      const over = rows.find((one) => one.id === linkId && one.id !== id);
      if (over) return statusOfLink(over);
      if (linkId !== undefined && linkId !== id) throw notFound(call);
      const expiresAt = expiryOf(row);
      const link = { id, method: call.method, customer: call.customer, application, expiresAt };
      const settled = await orSilent(call, settleLink(context, provider, link, row));
      const shown = settled ?? (linkId === undefined ? newest : undefined);
      return shown ? statusOfLink(shown) : { link_id: linkId ?? null, state: null, failure: null };
    },
  };
}
