import { statusPollMs } from '#schemas/constants.ts';
import { statusCompanions, statusScreens } from '#schemas/statuses.ts';
import type { ScreenPlan } from '../gate/plan-screen.ts';
import { matchesPathPattern } from '../routing/path-pattern.ts';
import type { VisitStatus } from './visit-status.ts';

/** Parent of the contract's screens; it has no page of its own. */
const contractArea = '/active-contract';

/**
 * Who has a contract that is over may look at the screens of contracts whatever the application's status is: money and documents
 * stay within reach ([0093](../../docs/decisions/0093-a-loan-that-is-over.md)). One call more, for visits that would be sent away
 * from these screens alone.
 */
export async function afterContract(
  plan: ScreenPlan,
  path: string,
  status: Pick<VisitStatus, 'hasEndedContract'>,
): Promise<ScreenPlan> {
  if (plan.kind !== 'redirect' || (plan.reason !== 'status' && plan.reason !== 'processing')) return plan;
  const isScreen = statusCompanions.contract.some((pattern) => matchesPathPattern(pattern, path));
  if (!isScreen && path !== contractArea) return plan;
  if (!(await status.hasEndedContract())) return plan;
  if (!isScreen) return { kind: 'redirect', to: statusScreens.contract, reason: 'status' };
  return plan.reason === 'processing' ? { kind: 'poll', everyMs: statusPollMs } : { kind: 'stay' };
}
