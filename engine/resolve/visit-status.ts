import type { AccessSubject } from '#registry/access.ts';
import { contractList } from '#schemas/calls/contract.ts';
import type { VisitSession } from '../visit.ts';

/** The application status of a visit's customer: asked at most once, and only if something depends on it. */
export interface VisitStatus {
  /** The status, or the fact that it could not be fetched. Null for anonymous visitors. */
  get(): Promise<string | { readonly failed: true } | null>;
  /** Whether the customer has a contract that is over, asked at most once; false while it cannot be had. */
  hasEndedContract(): Promise<boolean>;
  /** The visitor as widgets' access rules see them. With `statusMatters` false the status is not asked for. */
  subject(statusMatters: boolean): Promise<AccessSubject>;
}

export function createVisitStatus(session: VisitSession): VisitStatus {
  let asked: Promise<string | { readonly failed: true } | null> | undefined;
  const get = () => {
    asked ??= session.kind === 'customer' ? askStatus(session.status) : Promise.resolve(null);
    return asked;
  };
  let ended: Promise<boolean> | undefined;
  return {
    get,
    hasEndedContract: () => {
      ended ??= askContracts(session, get);
      return ended;
    },
    subject: async (statusMatters) => {
      if (session.kind === 'anonymous') return { kind: 'anonymous' };
      const status = statusMatters ? await get() : null;
      return { kind: 'customer', status: typeof status === 'string' ? status : null };
    },
  };
}

async function askContracts(session: VisitSession, status: VisitStatus['get']): Promise<boolean> {
  if (session.kind === 'anonymous') return false;
  const known = await status();
  // Who must set a new password first sees nothing before that.
  if (typeof known !== 'string' || known === 'change-password') return false;
  const list = await session.read(contractList.id).catch(() => null);
  return Array.isArray(list) && list.some((one) => one?.ended_at != null);
}

async function askStatus(ask: () => Promise<string>): Promise<string | { readonly failed: true }> {
  try {
    return await ask();
  } catch {
    // The gate knows what to do without a status (specification 4), and the platform's client logs why it failed.
    return { failed: true };
  }
}
