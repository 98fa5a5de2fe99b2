import { and, eq, isNull } from 'drizzle-orm';
import type { ApplicationStatus } from '#schemas/statuses.ts';
import type { Orm } from '../../base/database/database.ts';
import { legalDay } from '../../base/legal-day.ts';
import { addressOf, withAddress } from '../../customers/own-address.ts';
import { customer as customerTable } from '../../customers/tables.ts';
import { readApplicant } from '../applicant.ts';
import type { CardIssuer } from '../cards/card-issuer.ts';
import type { ContractBooks } from '../contracts/contract-books.ts';
import { loanContract } from '../contracts/tables.ts';
import { callSlots, dueTime } from '../enter-status.ts';
import type { LendingTerms } from '../lending-terms.ts';
import type { LoanApplication } from '../lifecycle.ts';
import { figuresOf } from '../loan-figures.ts';
import { storeOffers } from '../move-application.ts';
import { resaleCase } from '../resale/tables.ts';
import { nextNumber } from '../running-number.ts';
import { applicationEvent, loanApplication } from '../tables.ts';
import { someOffers } from '../verdict-of.ts';
import { equipCustomer } from './equip-customer.ts';
import { sampleValues } from './sample-values.ts';

const wantedMinor = 1_000_000;
const wantedMonths = 24;
const dayMs = 86_400_000;

export interface Placing {
  readonly books: ContractBooks;
  readonly cards: CardIssuer;
  readonly lending: LendingTerms;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Whether processing goes on by itself; the accounts of the sandbox stay where they are. */
  readonly goesOn: boolean;
}

/** Statuses somebody without an application has. */
const without: ReadonlySet<string> = new Set(['nothing', 'change-password']);
/** Statuses before anything was sent. */
const unsent: ReadonlySet<string> = new Set(['filling-form']);
const unconfirmed: ReadonlySet<string> = new Set(['confirm-code', 'update-mobile']);
/** Statuses that come after a decision in the customer's favour. */
const granted: ReadonlySet<string> = new Set([
  'data-checking',
  'call-verification',
  'payment-request',
  'external-data-request',
  'processing',
  'show-contract',
  'contract',
]);

/** Ends whatever a customer of the sandbox has open: an offered contract goes, a running one is paid off. */
export async function endEverything(tx: Orm, customerId: string, { books, now }: Placing): Promise<void> {
  const at = new Date(now);
  await tx
    .delete(loanContract)
    .where(and(eq(loanContract.customerId, customerId), eq(loanContract.state, 'offered')));
  const contract = await books.current(customerId, tx);
  if (contract?.state === 'active') {
    const { total_minor: amountMinor } = await books.settlement(contract, undefined, tx);
    const money = { reference: `sandbox-${contract.id}`, amountMinor, kind: 'repayment', note: '' } as const;
    await books.receive(tx, contract.id, money);
  }
  await tx
    .update(loanApplication)
    .set({ status: 'nothing', since: at, endedAt: at, dueAt: null })
    .where(and(eq(loanApplication.customerId, customerId), isNull(loanApplication.endedAt)));
  await tx.update(loanApplication).set({ rejection: null }).where(eq(loanApplication.customerId, customerId));
}

/** Gives a customer without an open application one in a status, with believable data behind it. */
export async function placeApplication(
  tx: Orm,
  customerId: string,
  status: ApplicationStatus,
  placing: Placing,
): Promise<void> {
  const { lending, now, books, goesOn } = placing;
  if (status === 'change-password' || unconfirmed.has(status)) {
    const change = unconfirmed.has(status) ? { phoneVerifiedAt: null } : { needChangePassword: true };
    await tx.update(customerTable).set(change).where(eq(customerTable.id, customerId));
  }
  if (without.has(status)) return;
  const at = new Date(now);
  const row = {
    ...rowFor(status, placing),
    customerId,
    number: await nextNumber(tx, 'W', at),
    dueAt: goesOn ? dueTime({ to: status, at, lending, sandbox: true }) : null,
  };
  const [made] = await tx.insert(loanApplication).values(row).returning();
  if (!unsent.has(status)) await keepAddress(tx, customerId);
  if (!made) throw new Error('the application was not stored');
  await tx
    .insert(applicationEvent)
    .values({ applicationId: made.id, at, from: 'nothing', to: status, cause: 'sandbox' });
  if (status === 'counter-offer') {
    const { offers } = offersFor(placing);
    const validUntil = new Date(now + lending.rules.counter_offer_days * dayMs);
    await storeOffers(tx, made.id, offers, validUntil);
  }
  if (status === 'resale-wait' || status === 'inresale') await placeResale(tx, made, placing);
  if ((status === 'show-contract' || status === 'contract') && made.offer !== null) {
    const contract = await books.offer(tx, { id: made.id, customerId }, made.offer);
    const signed = status === 'contract' ? await books.sign(tx, contract) : null;
    await equipCustomer(tx, customerId, signed, placing);
  }
}

/** Sending the first step keeps the address in the profile; an application that is placed has been sent. */
async function keepAddress(tx: Orm, customerId: string): Promise<void> {
  const of = eq(customerTable.id, customerId);
  const [person] = await tx.select().from(customerTable).where(of);
  if (!person || addressOf(person.profile) !== null) return;
  const profile = withAddress(person.profile, sampleValues.personal);
  await tx.update(customerTable).set({ profile }).where(of);
}

function rowFor(status: ApplicationStatus, placing: Placing) {
  const { lending, now } = placing;
  const at = new Date(now);
  const today = legalDay(now);
  const amount = status === 'call-verification' ? lending.rules.call_from_minor : wantedMinor;
  const sent = !unsent.has(status);
  return {
    status,
    since: at,
    createdAt: at,
    wantedMinor: amount,
    wantedMonths,
    values: sent ? sampleValues : {},
    doneSteps: sent ? lending.config.steps : [],
    offer: granted.has(status) ? figuresOf(lending.terms, amount, wantedMonths, today) : null,
    call: status === 'call-verification' ? { slot: null, slots: [...callSlots], attempts: 0 } : null,
    identification: status === 'payment-request' ? { method: null, failures: 0, last_failure: null } : null,
    scoring: status === 'counter-offer' ? { room: offersFor(placing).roomMinor } : {},
    blocked: status === 'blocked' ? ({ reason: 'fraud-suspected', until: null } as const) : null,
  };
}

const offersFor = ({ lending, now }: Placing) =>
  someOffers(
    {
      applicant: readApplicant(sampleValues),
      wanted: { amountMinor: wantedMinor, months: wantedMonths },
      rules: lending.rules,
      terms: lending.terms,
      today: legalDay(now),
    },
    { amount: wantedMinor, months: wantedMonths },
  );

async function placeResale(tx: Orm, { id, customerId, status }: LoanApplication, { lending, now }: Placing) {
  const [partner] = lending.config.partners;
  if (!partner) return;
  await tx.insert(resaleCase).values({
    applicationId: id,
    customerId,
    partnerId: partner.id,
    consents: [],
    state: status === 'inresale' ? 'accepted' : 'waiting',
    startedAt: new Date(now),
    answeredAt: status === 'inresale' ? new Date(now) : null,
  });
}
