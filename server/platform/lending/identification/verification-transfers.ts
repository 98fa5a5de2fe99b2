import { eq } from 'drizzle-orm';
import type { LinkFailure, VerificationTransfer } from '#schemas/lending/bank-link.ts';
import { legalDay } from '../../base/legal-day.ts';
import type { Customer } from '../../customers/customer-store.ts';
import { customer as customerTable } from '../../customers/tables.ts';
import { type Caller, refuseIn } from '../../http/person-texts.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { WrongStatus } from '../../http/wrong-status.ts';
import type { LoanApplication } from '../lifecycle.ts';
import { loanApplication } from '../tables.ts';
import type { BankNotice } from './bank-link-provider.ts';
import type { IdentificationContext } from './identification-context.ts';
import { identificationTexts } from './identification-texts.ts';
import { identify } from './identify.ts';
import { transferTitle } from './link-ids.ts';
import { verificationTransfer } from './tables.ts';

export type TransferNotice = Extract<BankNotice, { kind: 'transfer' }>;

/** Transfers of one grosz that prove whose account it is. */
export interface VerificationTransfers {
  /**
   * What to transfer, and whether it has come. Writes nothing ([sec 8]); null without an open application.
   * @throws PlatformError `unavailable` where no provider is connected: there is no account to transfer to
   */
  form(customer: Customer, caller: Pick<Caller, 'language'>): Promise<VerificationTransfer | null>;
  /**
   * A transfer came to our account. One with a title nobody was given is left alone; one that comes after its last day
   * proves nothing any more and is told as too late. @returns whether it was ours
   */
  receive(notice: TransferNotice): Promise<boolean>;
}

/** How long the data of the transfer is good; to the end of the last day at the site's place, as the customer reads it. */
const days = 3;
const dayMs = 86_400_000;
/** Whose account it is plays no part then: it does not count as a mismatch, which would end in a block. */
const tooLate = 'transfer-late' satisfies LinkFailure;

export function createVerificationTransfers(context: IdentificationContext): VerificationTransfers {
  const { orm, lifecycle, provider, secret, now } = context;
  const expiryOf = (application: Pick<LoanApplication, 'since'>): Date =>
    new Date(application.since.getTime() + days * dayMs);
  const isLate = (application: Pick<LoanApplication, 'since'>, moment: number): boolean =>
    legalDay(moment) > legalDay(expiryOf(application).getTime());

  /** Whose transfer a title is of. Titles are made of the number, so the number finds the application. */
  const ownerOf = async (title: string) => {
    const [number = ''] = title.trim().split(/\s+/);
    const [found] = await orm
      .select({ application: loanApplication, customer: customerTable })
      .from(loanApplication)
      .innerJoin(customerTable, eq(customerTable.id, loanApplication.customerId))
      .where(eq(loanApplication.number, number));
    return found && spellTitle(title) === transferTitle(secret, found.application) ? found : null;
  };
  const rowOf = async (applicationId: string) =>
    (
      await orm
        .select()
        .from(verificationTransfer)
        .where(eq(verificationTransfer.applicationId, applicationId))
    )[0];

  return {
    form: async (customer, { language }) => {
      if (!provider)
        throw new PlatformError('unavailable', refuseIn(identificationTexts, language, 'unavailable'));
      const application = await lifecycle.open(customer.id);
      if (!application) return null;
      const [row, banks, prefix] = await Promise.all([
        rowOf(application.id),
        context.banks(),
        context.localePrefix(language),
      ]);
      const title = transferTitle(secret, application);
      const expiresAt = expiryOf(application);
      // Said before somebody sends it in vain.
      const late = row?.state !== 'received' && isLate(application, now());
      const { iban, recipient, amountMinor, currency } = provider.account;
      return {
        amount_minor: amountMinor,
        currency,
        recipient,
        iban,
        title,
        expires_at: expiresAt.toISOString(),
        // Written below, from the same words.
        state: late ? 'failed' : ((row?.state ?? 'awaited') as VerificationTransfer['state']),
        failure: late ? tooLate : ((row?.failure ?? null) as LinkFailure | null),
        pay_urls: late
          ? {}
          : provider.transferPages(
              {
                title,
                iban,
                recipient,
                amountMinor,
                owner: `${customer.firstname} ${customer.lastname}`,
                returnPath: `${prefix}/verification`,
                language,
                expiresAt,
              },
              banks,
            ),
      };
    },
    receive: async ({ title, amountMinor, account }) => {
      const found = await ownerOf(title);
      if (!found || !provider || amountMinor < provider.account.amountMinor) return false;
      const { application, customer } = found;
      const at = new Date(now());
      const settle = orm.transaction(async (tx) => {
        // The lock makes two transfers at once come one after the other.
        const open = await lifecycle.open(customer.id, tx);
        if (open?.id !== application.id) return;
        const late = isLate(open, at.getTime());
        if (late)
          await lifecycle.applyEvent(tx, customer.id, { kind: 'identification-failed', failure: tooLate });
        const own = !late && (await identify(tx, lifecycle, customer, { method: 'transfer', account, at }));
        const failure = late ? tooLate : own ? null : 'name-mismatch';
        const result = { state: own ? 'received' : 'failed', failure, receivedAt: at };
        await tx
          .insert(verificationTransfer)
          .values({
            customerId: customer.id,
            applicationId: application.id,
            title: transferTitle(secret, application),
            createdAt: at,
            expiresAt: expiryOf(open),
            ...result,
          })
          .onConflictDoUpdate({ target: verificationTransfer.applicationId, set: result });
      });
      await settle.catch((error: unknown) => {
        // The same transfer told twice, or identified in another way meanwhile.
        if (!(error instanceof WrongStatus)) throw error;
      });
      return true;
    },
  };
}

/** Banks write titles in capitals and break them at will. */
const spellTitle = (title: string): string => title.trim().replaceAll(/\s+/g, ' ').toUpperCase();
