import { eq } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { DevDecision, DevDecisionWord } from '#schemas/lending/dev-decision.ts';
import { createAuditLog } from '../../base/audit/audit-log.ts';
import { legalDay } from '../../base/legal-day.ts';
import type { Customer } from '../../customers/customer-store.ts';
import { type Caller, refuseIn } from '../../http/person-texts.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { WrongStatus } from '../../http/wrong-status.ts';
import { openApplication } from '../application-rows.ts';
import { verificationTransfer } from '../identification/tables.ts';
import type { LendingRouteOptions } from '../lending-route-options.ts';
import { readLendingTerms } from '../lending-terms.ts';
import { lendingTexts } from '../lending-texts.ts';
import type { ApplicationEvent } from '../lifecycle.ts';
import { awaitsPerson } from '../person-decides.ts';
import { loanApplication } from '../tables.ts';
import { isStatus } from '../transitions.ts';
import { type ForcedVerdict, forcedVerdicts } from '../verdict-of.ts';
import { endEverything, type Placing, placeApplication } from './place-application.ts';

type Decision = Static<typeof DevDecision>;
type Word = Exclude<DevDecisionWord, ForcedVerdict | 'restart'>;

export type DecisionParts = Pick<
  LendingRouteOptions,
  'orm' | 'lifecycle' | 'wake' | 'books' | 'cards' | 'now'
>;

/** Events the sandbox stands in for. */
const events: Readonly<Record<Word, ApplicationEvent>> = {
  'call-done': { kind: 'call-done' },
  'call-missed': { kind: 'call-missed' },
  'transfer-received': { kind: 'identified', method: 'transfer' },
  'partner-accepts': { kind: 'partner-accepted' },
  'partner-declines': { kind: 'partner-declined' },
};

/**
 * Drives the caller's own application (`dev.decisions`).
 * @throws PlatformError not_found for a word that is no status; WrongStatus for an event that does not fit
 */
export function createSandboxDecisions({ orm, lifecycle, wake, books, cards, now }: DecisionParts) {
  return async ({ id }: Customer, decision: Decision, { language, address }: Caller): Promise<void> => {
    const { status, decision: word, days } = decision;
    const lending = await readLendingTerms(orm, legalDay(now()));
    const placing: Placing = { books, cards, lending, now: now(), goesOn: true };
    await orm.transaction(async (tx) => {
      if (status !== undefined) {
        if (!isStatus(status))
          throw new PlatformError('not_found', refuseIn(lendingTexts, language, 'unknownStatus'));
        await endEverything(tx, id, placing);
        await placeApplication(tx, id, status, placing);
      }
      const forced = forcedVerdicts.find((one) => one === word);
      if (forced !== undefined) {
        const open = await openApplication(tx, id, true);
        if (open === null) throw new WrongStatus('nothing', forced);
        const scoring = { ...open.scoring, forced };
        await tx.update(loanApplication).set({ scoring }).where(eq(loanApplication.id, open.id));
        // The panel stands for the person, too: what was chosen is that person's decision.
        if (awaitsPerson(open))
          await lifecycle.applyEvent(tx, id, { kind: 'person-decided', outcome: 'as-proposed' });
      } else if (word === 'restart') {
        await endEverything(tx, id, placing);
      } else if (word !== undefined) {
        const event = Object.entries(events).find(([name]) => name === word)?.[1];
        if (word === 'transfer-received') {
          await tx
            .update(verificationTransfer)
            .set({ state: 'received', receivedAt: new Date(now()) })
            .where(eq(verificationTransfer.customerId, id));
        }
        if (event !== undefined) await lifecycle.applyEvent(tx, id, event);
      }
      const contract = days === undefined ? null : await books.current(id, tx);
      if (days !== undefined && contract !== null) await books.shiftDays(tx, contract.id, days);
      await createAuditLog(tx, now).record({
        kind: 'sandbox-decision',
        customerId: id,
        address,
        details: { what: status ?? word ?? 'days', days: days ?? 0 },
      });
    });
    // What was placed goes on at its time, not when somebody happens to look.
    const due = (await lifecycle.open(id))?.dueAt ?? null;
    if (due !== null) wake(due);
  };
}
