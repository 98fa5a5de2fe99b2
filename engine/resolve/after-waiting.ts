import { applicationStatus } from '#schemas/calls/application.ts';
import type { ScreenPlan } from '../gate/plan-screen.ts';
import { rejectedScreen, waitingScreen } from '../gate/status-screen.ts';
import type { VisitSession } from '../visit.ts';

interface Waited {
  /** Canonical, without locale prefix. */
  readonly path: string;
  readonly status: string | { readonly failed: true };
  readonly session: VisitSession;
}

/**
 * Where somebody goes whose application ended while they were on their way to the screen that waits for it. The status is
 * `nothing` again and leads home, but a rejection leads to its reasons: silence would be no answer. One call more, for them
 * alone; where it fails they go where the status says.
 */
export async function afterWaiting(plan: ScreenPlan, { path, status, session }: Waited): Promise<ScreenPlan> {
  if (plan.kind !== 'redirect' || plan.reason !== 'status') return plan;
  if (status !== 'nothing' || path !== waitingScreen || session.kind !== 'customer') return plan;
  const answer = await session.read(applicationStatus.id, { query: { app: '0' } }).catch(() => null);
  const rejection =
    typeof answer === 'object' && answer !== null && 'rejection' in answer ? answer.rejection : null;
  return rejection ? { ...plan, to: rejectedScreen } : plan;
}
