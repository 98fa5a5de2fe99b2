import { eq } from 'drizzle-orm';
import { createAuditLog } from '../base/audit/audit-log.ts';
import type { Customer } from '../customers/customer-store.ts';
import { fieldErrors } from '../http/field-errors.ts';
import { type Caller, refuseIn } from '../http/person-texts.ts';
import { PlatformError } from '../http/platform-error.ts';
import { WrongStatus } from '../http/wrong-status.ts';
import { newestEnded, openApplication } from './application-rows.ts';
import { changeWanted, reopenStep } from './changed-wishes.ts';
import { callSlots } from './enter-status.ts';
import type { LendingRouteOptions } from './lending-route-options.ts';
import { lendingTexts } from './lending-texts.ts';
import { notifyStaff } from './notify-staff.ts';
import { loanApplication } from './tables.ts';

type Values = Readonly<Record<string, unknown>>;
type TakeAnswer = (customer: Customer, values: Values, caller: Caller) => Promise<void>;

/** What `application.update` takes besides the steps of the form, by the name of the step. */
export function createAnswers(options: LendingRouteOptions): ReadonlyMap<string, TakeAnswer> {
  const { orm, lifecycle, now } = options;

  /** The customer has looked at the data and says they are right, or which step is not: `{correct: alias}`. */
  const dataCheck: TakeAnswer = async (customer, values, caller) => {
    const { id } = customer;
    const wrong = values['correct'];
    if (typeof wrong === 'string') return reopenStep(options, customer, wrong, caller);
    await orm.transaction((tx) => lifecycle.applyEvent(tx, id, { kind: 'data-confirmed' }));
  };
  /** When an adviser may call; null for as soon as possible. */
  const callTime: TakeAnswer = async ({ id }, values, { language }) => {
    const slot = values['slot'] ?? null;
    const known = callSlots.find((one) => one === slot) ?? null;
    if (slot !== null && known === null) {
      throw fieldErrors(language, { slot: refuseIn(lendingTexts, language, 'unknownSlot') });
    }
    await orm.transaction(async (tx) => {
      const row = await openApplication(tx, id, true);
      if (row?.status !== 'call-verification') throw new WrongStatus(row?.status ?? 'nothing', 'call time');
      const call = { slots: [...callSlots], attempts: 0, ...row.call, slot: known };
      await tx.update(loanApplication).set({ call }).where(eq(loanApplication.id, row.id));
    });
  };
  /** A person looks at an automated rejection (Directive (EU) 2023/2225 art. 18(8); RODO art. 22(3)). */
  const review: TakeAnswer = async (customer, _values, caller) => {
    const [open, ended] = await Promise.all([
      openApplication(orm, customer.id),
      newestEnded(orm, customer.id),
    ]);
    const rejected = open === null && ended?.rejection?.automated === true ? ended : null;
    if (rejected === null) {
      throw new PlatformError('wrong_status', refuseIn(lendingTexts, caller.language, 'nothingToReview'));
    }
    if (rejected.scoring['review'] === true) return;
    await orm.transaction(async (tx) => {
      const scoring = { ...rejected.scoring, review: true };
      await tx.update(loanApplication).set({ scoring }).where(eq(loanApplication.id, rejected.id));
      await createAuditLog(tx, now).record({
        kind: 'review-asked',
        customerId: customer.id,
        address: caller.address,
        details: { application: rejected.id },
      });
    });
    await notifyStaff(options, 'review-asked', rejected.number);
  };

  return new Map([
    ['loan', (...answer) => changeWanted(options, ...answer)],
    ['data-check', dataCheck],
    ['call-verification', callTime],
    ['review', review],
  ]);
}
