import { eq } from 'drizzle-orm';
import { readInstallationSecret } from '../../base/secrets/installation-secret.ts';
import { createCustomerStore } from '../../customers/customer-store.ts';
import { type BankLinks, createBankLinks } from './bank-links.ts';
import type { IdentificationContext } from './identification-context.ts';
import { settleLink } from './settle-link.ts';
import { bankLink } from './tables.ts';
import { createVerificationTransfers, type VerificationTransfers } from './verification-transfers.ts';

/** Identification by a bank: what its calls work with. */
export interface IdentificationParts {
  readonly lifecycle: IdentificationContext['lifecycle'];
  readonly links: BankLinks;
  readonly transfers: VerificationTransfers;
  /**
   * Hears what a provider says by itself, as its words came; what is not genuine is dropped. So an import ends although the
   * customer closed the page.
   */
  hear(notice: string): Promise<void>;
}

export async function createIdentificationParts(
  options: Omit<IdentificationContext, 'secret'>,
): Promise<IdentificationParts> {
  const secret = await readInstallationSecret(options.orm, 'identification');
  const context: IdentificationContext = { ...options, secret };
  const { orm, provider, lifecycle, log } = context;
  const customers = createCustomerStore(orm);
  const transfers = createVerificationTransfers(context);

  /** What the provider now says of a link that is written down. */
  const refresh = async (linkId: string): Promise<void> => {
    if (!provider) return;
    const [row] = await orm.select().from(bankLink).where(eq(bankLink.providerId, linkId));
    const customer = row ? await customers.byId(row.customerId) : null;
    if (!row || !customer) return;
    const method = row.method === 'kontomatik' ? 'kontomatik' : 'transaction-link';
    const { id, expiresAt, applicationId } = row;
    await settleLink(
      context,
      provider,
      { id, method, customer, application: { id: applicationId }, expiresAt },
      row,
    );
  };
  return {
    lifecycle,
    links: createBankLinks(context),
    transfers,
    hear: async (words) => {
      const notice = provider?.readNotice(words) ?? null;
      if (notice === null) log.warn({}, 'a notice of a bank was not genuine');
      else if (notice.kind === 'link') await refresh(notice.linkId);
      else if (!(await transfers.receive(notice))) log.info({}, 'a transfer without a known title came');
    },
  };
}
