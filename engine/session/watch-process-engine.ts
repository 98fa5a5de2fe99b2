import { ProcessEngineAway } from '../process-engine.ts';
import type { VisitSession } from '../visit.ts';

/** Where a visitor learns that the process engine is away (specification 2). */
export const processErrorPath = '/bpm-error';

/** A session, and whether any of its calls has been told that the process engine is away. */
export interface WatchedSession {
  readonly session: VisitSession;
  readonly away: () => boolean;
}

/**
 * Watches the calls a visit makes as its customer: whoever asked takes the failure in their own way, a gate by going home,
 * a widget by being left out, but the visit as a whole ends on the screen that says so.
 */
export function watchProcessEngine(session: VisitSession): WatchedSession {
  if (session.kind === 'anonymous') return { session, away: () => false };
  let away = false;
  const watch = async <T>(call: Promise<T>): Promise<T> => {
    try {
      return await call;
    } catch (error) {
      if (error instanceof ProcessEngineAway) away = true;
      throw error;
    }
  };
  return {
    session: {
      ...session,
      status: () => watch(session.status()),
      read: (id, options) => watch(session.read(id, options)),
    },
    away: () => away,
  };
}
