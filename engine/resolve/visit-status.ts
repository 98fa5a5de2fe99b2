import type { AccessSubject } from '#registry/access.ts';
import type { VisitSession } from '../visit.ts';

/** The application status of a visit's customer: asked at most once, and only if something depends on it. */
export interface VisitStatus {
  /** The status, or the fact that it could not be fetched. Null for anonymous visitors. */
  get(): Promise<string | { readonly failed: true } | null>;
  subject(): Promise<AccessSubject>;
}

export function createVisitStatus(session: VisitSession): VisitStatus {
  let asked: Promise<string | { readonly failed: true } | null> | undefined;
  const get = () => {
    asked ??=
      session.kind === 'customer'
        ? session.status().catch(() => ({ failed: true as const }))
        : Promise.resolve(null);
    return asked;
  };
  return {
    get,
    subject: async () => {
      if (session.kind === 'anonymous') return { kind: 'anonymous' };
      const status = await get();
      return { kind: 'customer', status: typeof status === 'string' ? status : null };
    },
  };
}
