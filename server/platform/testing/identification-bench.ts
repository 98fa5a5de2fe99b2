import { eq } from 'drizzle-orm';
import type { Database } from '../base/database/database.ts';
import { readInstallationSecret } from '../base/secrets/installation-secret.ts';
import { createCustomerStore } from '../customers/customer-store.ts';
import { createLifecycle } from '../lending/create-lifecycle.ts';
import type { ProviderStatus, VerificationAccount } from '../lending/identification/bank-link-provider.ts';
import { createIdentificationParts } from '../lending/identification/identification-parts.ts';
import { transferTitle } from '../lending/identification/link-ids.ts';
import { bankAccount } from '../lending/payments/tables.ts';
import { loanApplication } from '../lending/tables.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
/** An account of the customer's own, as a bank names it. */
export const ownAccount = {
  iban: 'PL61 1090 1014 0000 0712 1981 2874',
  bank: 'Bank Most',
  owner: 'NOWAK ANNA',
};

/** The lender's account of these tests. */
export const lenderAccount: VerificationAccount = {
  recipient: 'Pożyczki sp. z o.o., Warszawa',
  iban: 'PL03000000009000000000000001',
  amountMinor: 1,
  currency: 'PLN',
};

/**
 * A customer whose application waits for identification, and a bank that says what the test wants.
 * @param nth tells customers of one database apart
 */
export async function openIdentification({ orm }: Database, now: () => number, nth: number) {
  const lifecycle = createLifecycle({
    orm,
    books: null,
    wake: async () => undefined,
    sandbox: true,
    now,
    log: silent,
  });
  const customer = await createCustomerStore(orm).add({
    email: `person-${nth}@id.example`,
    firstname: 'Anna',
    lastname: 'Nowak',
    group: 'personal',
  });
  if (!customer) throw new Error('the customer was not added');
  const [application] = await orm
    .insert(loanApplication)
    .values({
      customerId: customer.id,
      number: `W/2026/9${String(nth).padStart(5, '0')}`,
      status: 'payment-request',
      since: new Date(now()),
      wantedMinor: 500_000,
      wantedMonths: 12,
      createdAt: new Date(now()),
    })
    .returning();
  if (!application) throw new Error('the application was not added');
  const bank = { status: { state: 'unknown' } as ProviderStatus, imported: [] as string[] };
  const parts = await createIdentificationParts({
    orm,
    lifecycle,
    banks: async () => ['bank-most'],
    localePrefix: async () => '',
    log: silent,
    now,
    provider: {
      account: lenderAccount,
      open: ({ linkId }) => ({
        widget_url: `w/${linkId}`,
        redirect_url: `r/${linkId}`,
        origin: 'https://bank',
      }),
      status: async () => bank.status,
      import: async (_link, id) => {
        bank.imported.push(id);
      },
      transferPages: (_request, banks) => Object.fromEntries(banks.map((id) => [id, `pay/${id}`])),
      readNotice: (text) => (text.startsWith('{') ? JSON.parse(text) : null),
    },
  });
  const call = { customer, method: 'kontomatik', caller: { language: 'pl' } } as const;
  const accounts = () => orm.select().from(bankAccount).where(eq(bankAccount.customerId, customer.id));
  const secret = await readInstallationSecret(orm, 'identification');
  const transfer = (owner: string, title = transferTitle(secret, application)) =>
    parts.hear(
      JSON.stringify({ kind: 'transfer', title, amountMinor: 1, account: { ...ownAccount, owner } }),
    );
  return { customer, bank, parts, call, accounts, lifecycle, transfer, links: parts.links };
}
