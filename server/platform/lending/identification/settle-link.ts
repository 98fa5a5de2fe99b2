import type { LinkFailure } from '#schemas/lending/bank-link.ts';
import type { Customer } from '../../customers/customer-store.ts';
import { WrongStatus } from '../../http/wrong-status.ts';
import type { LoanApplication } from '../lifecycle.ts';
import type { BankLinkProvider, LinkMethod, ProvedAccount } from './bank-link-provider.ts';
import type { IdentificationContext } from './identification-context.ts';
import { identify } from './identify.ts';
import { addLink, type BankLinkRow, changeLink, failDone } from './link-rows.ts';

/** A try that may not be written down yet. */
export interface PresentLink {
  readonly id: string;
  readonly method: LinkMethod;
  readonly customer: Customer;
  readonly application: Pick<LoanApplication, 'id'>;
  readonly expiresAt: Date;
}

/**
 * Asks the provider how a try stands and does what follows: writes the try down once the customer opened it, keeps the
 * accounts, and finishes it. May run for one link several times at once; each effect comes once.
 * @returns null while the customer has not opened it
 * @throws Error when the provider does not answer
 */
export async function settleLink(
  { orm, lifecycle, now }: Pick<IdentificationContext, 'orm' | 'lifecycle' | 'now'>,
  provider: Pick<BankLinkProvider, 'status'>,
  link: PresentLink,
  row: BankLinkRow | undefined,
): Promise<BankLinkRow | null> {
  const status = await provider.status(link.id);
  if (status.state === 'unknown' && !row) return null;
  const at = new Date(now());
  const known =
    row ??
    (await addLink(orm, {
      id: link.id,
      customerId: link.customer.id,
      applicationId: link.application.id,
      method: link.method,
      state: 'started',
      providerId: link.id,
      createdAt: at,
      expiresAt: link.expiresAt,
    }));

  // Whoever is identified in another way meanwhile, or has ended the application, has nothing left to do here.
  const unlessOver = (settled: Promise<BankLinkRow>): Promise<BankLinkRow> =>
    settled.catch((error: unknown) => {
      if (error instanceof WrongStatus) return known;
      throw error;
    });
  const fail = (failure: LinkFailure) =>
    unlessOver(
      orm.transaction(async (tx) => {
        const failed = await changeLink(tx, link.id, { state: 'failed', failure, finishedAt: at });
        if (!failed) return known;
        await lifecycle.applyEvent(tx, link.customer.id, { kind: 'identification-failed', failure });
        return failed;
      }),
    );
  const finish = (account: ProvedAccount) =>
    unlessOver(
      orm.transaction(async (tx) => {
        const done = await changeLink(tx, link.id, { state: 'done', finishedAt: at });
        if (!done) return known;
        const own = await identify(tx, lifecycle, link.customer, { method: link.method, account, at });
        // Still the same transaction: nobody sees the state in between.
        return own ? done : failDone(tx, done);
      }),
    );

  switch (status.state) {
    case 'failed':
      return fail(status.failure);
    case 'done':
      return finish(status.account);
    case 'importing':
      return (await changeLink(orm, link.id, { state: 'importing' })) ?? known;
    case 'authorised':
      // A row that imports already is ahead of an answer that was on its way.
      if (known.state === 'importing') return known;
      return (
        (await changeLink(orm, link.id, {
          state: 'authorised',
          accounts: status.accounts.map((account) => ({ ...account })),
        })) ?? known
      );
    case 'unknown':
      // The provider forgot it: the customer begins anew.
      return fail(link.expiresAt <= at ? 'timed-out' : 'bank-unavailable');
    case 'started':
      return link.expiresAt <= at ? fail('timed-out') : known;
  }
}
