import { and, asc, count, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Wait, WaitingApplication, WaitingCase } from '#schemas/lending/waiting-application.ts';
import { maskName, maskPhone } from '#schemas/masked-contact.ts';
import type { Orm } from '../base/database/database.ts';
import { customer } from '../customers/tables.ts';
import { readApplicant } from './applicant.ts';
import { dearest, livingFor, roomFor, type Verdict } from './decide.ts';
import { type LendingTerms, readLendingTerms } from './lending-terms.ts';
import type { LoanApplication } from './lifecycle.ts';
import { figuresOf } from './loan-figures.ts';
import { awaitsPerson } from './person-decides.ts';
import { resaleCase } from './resale/tables.ts';
import { loanApplication } from './tables.ts';
import { maxCalls } from './transitions.ts';
import { verdictOf } from './verdict-of.ts';

/** What the staff is to do about an open application; null where it waits for the customer, a partner's program or the clock. */
export function waitOf(row: Pick<LoanApplication, 'status' | 'dueAt' | 'scoring'>): Wait | null {
  if (awaitsPerson(row)) return 'decision';
  if (row.status === 'call-verification') return 'call';
  if (row.status === 'resale-wait' && row.dueAt === null) return 'resale';
  // One that ends by itself is listed, too: its customer may ring up before.
  return row.status === 'blocked' ? 'unblock' : null;
}

/** The same as conditions: `waiting-applications.suite.ts` holds the two together. */
const { status, dueAt, scoring, endedAt } = loanApplication;
const conditions: Readonly<Record<Wait, SQL | undefined>> = {
  decision: and(eq(status, 'scoring'), isNull(dueAt), sql`${scoring} -> 'automated' = 'false'::jsonb`),
  call: eq(status, 'call-verification'),
  resale: and(eq(status, 'resale-wait'), isNull(dueAt)),
  unblock: eq(status, 'blocked'),
};
/** What the index knows of them. */
const listed = inArray(status, ['scoring', 'call-verification', 'resale-wait', 'blocked']);

export interface WantedWaiting {
  readonly waitsFor?: Wait | undefined;
  /** Part of the number. */
  readonly q?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

const columns = {
  row: loanApplication,
  firstname: customer.firstname,
  lastname: customer.lastname,
  phone: customer.phone,
  partnerId: resaleCase.partnerId,
};
type Joined = {
  readonly row: LoanApplication;
  readonly firstname: string;
  readonly lastname: string;
  readonly phone: string | null;
  readonly partnerId: string | null;
};

/** What may wait for staff, with whose it is: the condition says what of it does. */
export const selectWaiting = (orm: Orm, which: SQL | undefined) =>
  orm
    .select(columns)
    .from(loanApplication)
    .innerJoin(customer, eq(customer.id, loanApplication.customerId))
    .leftJoin(resaleCase, eq(resaleCase.applicationId, loanApplication.id))
    .where(and(isNull(endedAt), listed, which));

/** What waits for staff, the longest waiting first, and how many there are without the limit. */
export async function readWaiting(
  orm: Orm,
  { waitsFor, q = '', limit, offset }: WantedWaiting,
  today: string,
): Promise<{ readonly applications: WaitingApplication[]; readonly total: number }> {
  const which = and(
    waitsFor === undefined ? or(...Object.values(conditions)) : conditions[waitsFor],
    q.trim() === '' ? undefined : sql`position(upper(${q.trim()}) in ${loanApplication.number}) > 0`,
  );
  const [rows, [counted], lending] = await Promise.all([
    selectWaiting(orm, which)
      .orderBy(asc(loanApplication.since), asc(loanApplication.number))
      .limit(limit)
      .offset(offset),
    orm
      .select({ total: count() })
      .from(loanApplication)
      .where(and(isNull(endedAt), listed, which)),
    readLendingTerms(orm, today),
  ]);
  const applications = rows.flatMap((joined) => {
    const wait = waitOf(joined.row);
    return wait === null ? [] : [shown(joined, wait, lending, proposed(joined.row, wait, lending, today))];
  });
  return { applications, total: counted?.total ?? 0 };
}

/** One of them by its number, with what the work needs besides; null where it does not wait for staff. */
export async function readCase(
  orm: Orm,
  number: string,
  today: string,
): Promise<{ readonly found: WaitingCase; readonly customerId: string; readonly id: string } | null> {
  const [[joined], lending] = await Promise.all([
    selectWaiting(orm, eq(loanApplication.number, number)),
    readLendingTerms(orm, today),
  ]);
  const wait = joined ? waitOf(joined.row) : null;
  if (!joined || wait === null) return null;
  const { row, firstname, lastname, phone } = joined;
  const verdict = proposed(row, wait, lending, today);
  const found = {
    ...shown(joined, wait, lending, verdict),
    contact:
      wait === 'call' || wait === 'unblock' ? { name: `${firstname} ${lastname}`.trim(), phone } : null,
    budget: verdict === null ? null : budgetOf(row, verdict, lending, today),
    offers: verdict === null ? [] : offersOf(verdict),
  };
  return { found, customerId: row.customerId, id: row.id };
}

/** Only a decision is proposed by the rules. */
const proposed = (row: LoanApplication, wait: Wait, lending: LendingTerms, today: string): Verdict | null =>
  wait === 'decision' ? verdictOf(row, lending, today) : null;

function shown(
  { row, firstname, lastname, phone, partnerId }: Joined,
  wait: Wait,
  { config, terms }: LendingTerms,
  verdict: Verdict | null,
): WaitingApplication {
  const partner = config.partners.find(({ id }) => id === partnerId);
  return {
    number: row.number,
    waits_for: wait,
    since: row.since.toISOString(),
    person: { initials: maskName(firstname, lastname), phone: phone === null ? null : maskPhone(phone) },
    currency: terms.currency,
    wanted: { amount_minor: row.wantedMinor, months: row.wantedMonths },
    proposal: verdict === null ? null : { verdict: verdict.kind, reasons: reasonsOf(verdict) },
    call:
      wait === 'call'
        ? { slot: row.call?.slot ?? null, attempts: row.call?.attempts ?? 0, most_attempts: maxCalls }
        : null,
    blocked: wait === 'unblock' ? row.blocked : null,
    partner: wait === 'resale' ? (partner?.name['pl'] ?? partnerId) : null,
  };
}

const reasonsOf = (verdict: Verdict) =>
  verdict.kind === 'reject' || verdict.kind === 'resale' ? [...verdict.reasons] : [];

function offersOf(verdict: Verdict): WaitingCase['offers'] {
  if (verdict.kind === 'approve') return [verdict.offer];
  return verdict.kind === 'counter-offers' || verdict.kind === 'refinance' ? [...verdict.offers] : [];
}

function budgetOf(
  row: LoanApplication,
  verdict: Verdict,
  { rules, terms }: LendingTerms,
  today: string,
): NonNullable<WaitingCase['budget']> {
  const applicant = readApplicant(row.values);
  const { wantedMinor, wantedMonths } = row;
  const sold =
    wantedMinor >= terms.min_amount_minor &&
    wantedMinor <= terms.max_amount_minor &&
    wantedMonths >= terms.min_months &&
    wantedMonths <= terms.max_months;
  return {
    income_minor: applicant.incomeMinor,
    living_minor: livingFor(applicant, rules),
    instalments_minor: applicant.obligationsMinor,
    burden_percent: rules.max_burden_percent,
    room_minor: roomFor(applicant, rules, verdict.kind === 'refinance'),
    wanted_instalment_minor: sold ? dearest(figuresOf(terms, wantedMinor, wantedMonths, today)) : null,
  };
}
