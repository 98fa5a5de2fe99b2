import type { VisitSession } from '#engine/visit.ts';

/**
 * Who visits. Customers sign in from the sessions issue on; until then every visit is anonymous, and the engine's rules
 * for customers are exercised by its tests.
 */
export const readSession = (): VisitSession => ({ kind: 'anonymous' });
