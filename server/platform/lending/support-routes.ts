import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  applicationCall,
  applicationDecision,
  applicationResale,
  applicationUnblock,
} from '#schemas/calls/staff/applications.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import { type AuditKind, createAuditLog } from '../base/audit/audit-log.ts';
import type { Orm } from '../base/database/database.ts';
import { legalDay } from '../base/legal-day.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { PlatformError } from '../http/platform-error.ts';
import { serve } from '../http/serve-call.ts';
import { memberOf } from '../http/staff-member.ts';
import type { LendingRouteOptions } from './lending-route-options.ts';
import { readLendingTerms } from './lending-terms.ts';
import type { ApplicationEvent, LoanApplication } from './lifecycle.ts';
import { loanApplication } from './tables.ts';
import { verdictOf } from './verdict-of.ts';

type SupportOptions = Pick<LendingRouteOptions, 'orm' | 'lifecycle' | 'now'>;
interface Doing {
  readonly number: string;
  readonly event: ApplicationEvent;
  readonly kind: AuditKind;
  /** A word of ours. */
  readonly word: string;
  /** Whether the application still is what the caller decided about; it is, where the caller did not say. */
  readonly isSeen?: (open: LoanApplication, tx: Orm) => boolean | Promise<boolean>;
}

/** What support says of an application that waits for a person (docs/lending.md): for the roles agent and admin only. */
export function registerSupportRoutes(app: PlatformApp, options: SupportOptions): void {
  const { orm, lifecycle, now } = options;

  /** Lets the event happen to the open application of that number, and writes down who said so. */
  const act = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { number, event, kind, word, isSeen }: Doing,
  ) => {
    reply.header('cache-control', 'no-store');
    const member = memberOf(request);
    const status = await orm.transaction(async (tx) => {
      const [row] = await tx
        .select({ id: loanApplication.id, customerId: loanApplication.customerId })
        .from(loanApplication)
        .where(and(eq(loanApplication.number, number), isNull(loanApplication.endedAt)));
      // Locked, and still the open one: the customer may have ended it just now and begun another.
      const open = row ? await lifecycle.open(row.customerId, tx) : null;
      if (!row || open?.id !== row.id)
        throw new PlatformError('not_found', refuse('application.unknown', { number }));
      if (isSeen && !(await isSeen(open, tx)))
        throw new PlatformError('version_conflict', refuse('application.changed', { number }));
      const after = await lifecycle.applyEvent(tx, row.customerId, event);
      await createAuditLog(tx, now).record({
        kind,
        customerId: row.customerId,
        staff: member.email,
        address: request.ip,
        details: { application: row.id, word },
      });
      return after;
    });
    return { data: { number, status } };
  };

  serve(app, applicationUnblock, (request, reply) => {
    const { number, reason } = request.body;
    return act(request, reply, {
      number,
      event: { kind: 'unblocked' },
      kind: 'block-lifted',
      word: reason,
    });
  });
  serve(app, applicationCall, (request, reply) => {
    const { number, outcome, attempts } = request.body;
    const event = { kind: outcome === 'done' ? 'call-done' : 'call-missed' } as const;
    // Two advisers who note the same call must not end the application.
    const isSeen = (open: LoanApplication) =>
      open.call === null || attempts === undefined || open.call.attempts === attempts;
    return act(request, reply, { number, event, kind: 'call-noted', word: outcome, isSeen });
  });
  serve(app, applicationResale, (request, reply) => {
    const { number, outcome } = request.body;
    const event = { kind: outcome === 'accepted' ? 'partner-accepted' : 'partner-declined' } as const;
    return act(request, reply, { number, event, kind: 'resale-noted', word: outcome });
  });
  serve(app, applicationDecision, (request, reply) => {
    const { number, outcome, proposal } = request.body;
    const event = { kind: 'person-decided', outcome } as const;
    // Rules are dated: what is agreed to is what was read, not what a new day made of it.
    const isSeen = async (open: LoanApplication, tx: Orm) => {
      if (proposal === undefined || open.status !== 'scoring') return true;
      const today = legalDay(now());
      return verdictOf(open, await readLendingTerms(tx, today), today).kind === proposal;
    };
    return act(request, reply, { number, event, kind: 'person-decided', word: outcome, isSeen });
  });
}
