import type { Application } from '#schemas/lending/application.ts';
import { maskPhone } from '#schemas/masked-contact.ts';
import type { ApplicationStatus } from '#schemas/statuses.ts';
import type { Customer } from '../customers/customer-store.ts';
import type { PersonLanguage } from '../http/person-texts.ts';
import { stepTitle } from './application-titles.ts';
import type { LoanApplication } from './lifecycle.ts';
import { personDecides } from './person-decides.ts';

interface Viewed {
  readonly status: ApplicationStatus;
  readonly customer: Customer;
  /** The open application. */
  readonly open: LoanApplication | null;
  /** The newest one that is over: a rejection stays readable. */
  readonly ended: LoanApplication | null;
  /** Aliases of the steps an application is filled in by, in their order. */
  readonly stepsAsked: readonly string[];
  readonly language: PersonLanguage;
}

/** The answer of `application.status`: the customer's own application, whole. */
export function viewApplication({
  status,
  customer,
  open,
  ended,
  stepsAsked,
  language,
}: Viewed): Application {
  const done = new Set(open?.doneSteps ?? []);
  const steps = stepsAsked.map((alias) => ({
    alias,
    title: stepTitle(language, alias),
    done: done.has(alias),
  }));
  return {
    status,
    id: open?.id ?? null,
    number: open?.number ?? null,
    since: open?.since.toISOString() ?? null,
    wanted: open === null ? null : { amount_minor: open.wantedMinor, months: open.wantedMonths },
    offer: open?.offer ?? null,
    person_decides: open !== null && personDecides(open.scoring),
    joins_debts: status === 'refinance-wait' || open?.scoring['verdict'] === 'refinance',
    fitting_instalment_minor: fittingInstalment(status, open),
    steps: open === null ? [] : steps,
    step: status === 'filling-form' ? (steps.find((step) => !step.done)?.alias ?? null) : null,
    values: Object.fromEntries(Object.entries(open?.values ?? {}).map(([name, step]) => [name, { ...step }])),
    phone: phoneOf(customer),
    call: open?.call ?? null,
    rejection: open === null ? (ended?.rejection ?? null) : null,
    blocked: open?.blocked ?? null,
    identification: open?.identification ?? null,
  };
}

/** What the customer is told beside counter-offers. */
function fittingInstalment(status: ApplicationStatus, open: LoanApplication | null): number | null {
  const room = status === 'counter-offer' ? open?.scoring['room'] : null;
  return typeof room === 'number' && room > 0 ? room : null;
}

function phoneOf({ phone, phoneVerifiedAt }: Customer): Application['phone'] {
  if (phone === null) return null;
  return { masked: maskPhone(phone), verified: phoneVerifiedAt !== null };
}
