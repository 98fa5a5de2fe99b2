import type { AccessSubject } from '#registry/access.ts';
import type { VisitSession } from '../visit.ts';

/** The application status of a visit's customer: asked at most once, and only if something depends on it. */
export interface VisitStatus {
  /** The status, or the fact that it could not be fetched. Null for anonymous visitors. */
  get(): Promise<string | { readonly failed: true } | null>;
  /** The visitor as widgets' access rules see them. With `statusMatters` false the status is not asked for. */
  subject(statusMatters: boolean): Promise<AccessSubject>;
}

export function createVisitStatus(session: VisitSession): VisitStatus {
  let asked: Promise<string | { readonly failed: true } | null> | undefined;
  const get = () => {
    asked ??= session.kind === 'customer' ? askStatus(session.status) : Promise.resolve(null);
    return asked;
  };
  return {
    get,
    subject: async (statusMatters) => {
      if (session.kind === 'anonymous') return { kind: 'anonymous' };
      const status = statusMatters ? await get() : null;
      return { kind: 'customer', status: typeof status === 'string' ? status : null };
    },
  };
}

async function askStatus(ask: () => Promise<string>): Promise<string | { readonly failed: true }> {
  try {
    return await ask();
  } catch {
    // The gate knows what to do without a status (specification 4), and the platform's client logs why it failed.
    return { failed: true };
  }
}
