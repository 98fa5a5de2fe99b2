import type { LinkFailure } from '#schemas/lending/bank-link.ts';
import type { SandboxBank } from './banks.ts';
import type { Login } from './logins.ts';
import type { LinkToken } from './tokens.ts';

/** Where somebody stands who was sent here. */
export type Stage =
  | { readonly at: 'bank' }
  | { readonly at: 'login'; readonly bank: SandboxBank }
  | { readonly at: 'consent'; readonly bank: SandboxBank; readonly login: Login }
  | Shared
  | (Omit<Shared, 'at'> & { readonly at: 'importing'; readonly accountId: string; readonly readyAt: number })
  | { readonly at: 'failed'; readonly failure: LinkFailure };

interface Shared {
  readonly at: 'shared';
  readonly bank: SandboxBank;
  readonly owner: string;
  /** Accounts the customer let the lender see. */
  readonly accountIds: readonly string[];
}

/** Visits at the banks, by the lender's id of the link. */
export interface BankVisits {
  /** Where a visit stands; undefined for one that never began. */
  stageOf(linkId: string): Stage | undefined;
  /** Where it stands, begun where it had not. */
  open(token: LinkToken): Stage;
  move(linkId: string, stage: Stage): void;
}

/** Visits are kept in memory: a sandbox that was started anew has forgotten them, as a provider may. */
const maxVisits = 2000;

export function createBankVisits(now: () => number): BankVisits {
  const visits = new Map<string, { readonly expires: number; readonly stage: Stage }>();
  const stageOf = (linkId: string): Stage | undefined => {
    const visit = visits.get(linkId);
    if (!visit) return undefined;
    const { stage, expires } = visit;
    const waits = stage.at === 'bank' || stage.at === 'login' || stage.at === 'consent';
    return waits && expires <= now() ? { at: 'failed', failure: 'timed-out' } : stage;
  };
  return {
    stageOf,
    open: (token) => {
      const known = stageOf(token.linkId);
      if (known) return known;
      const [oldest] = visits.keys();
      if (visits.size >= maxVisits && oldest !== undefined) visits.delete(oldest);
      const stage: Stage = { at: 'bank' };
      visits.set(token.linkId, { expires: token.expires, stage });
      return stage;
    },
    move: (linkId, stage) => {
      const visit = visits.get(linkId);
      if (visit) visits.set(linkId, { ...visit, stage });
    },
  };
}
