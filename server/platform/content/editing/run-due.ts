import { and, eq, isNull } from 'drizzle-orm';
import { statedReason } from '#schemas/refusals/refusal.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import type { PlanRefusal } from '#schemas/studio/schedule.ts';
import type { Log, Orm } from '../../base/database/database.ts';
import { PlatformError } from '../../http/platform-error.ts';
import type { ContentService } from '../content-service.ts';
import { entryIdOf } from './entry-id-of.ts';
import type { ScheduleRow } from './map-scheduled.ts';
import type { Releases } from './releases.ts';
import { dueIds } from './schedules.ts';
import { contentSchedule } from './tables.ts';

export interface DueOptions {
  readonly service: ContentService;
  readonly releases: Pick<Releases, 'publish'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly log: Log;
}

/**
 * Does what is due, in the order of its moments. Each is done in the transaction that says so, so that two nodes that wake at
 * once do it once. What the checks refuse is failed, with the reason; what the database refuses, or somebody changes at the
 * same moment, waits for the next time.
 * @returns how many were done
 */
export async function runDue({ service, releases, now, log }: DueOptions): Promise<number> {
  const { orm } = service;
  const ids = await dueIds(orm, new Date(now()));
  let done = 0;
  // In order: of two plans for one entry the later one has the last word.
  for (const id of ids) if (await runOne(id)) done += 1;
  return done;

  async function runOne(id: string): Promise<boolean> {
    const [row] = await orm.select().from(contentSchedule).where(eq(contentSchedule.id, id));
    if (row?.state !== 'waiting') return false;
    try {
      await execute(row, (tx) => claim(tx, row));
      return true;
    } catch (error) {
      if (error instanceof AlreadyDone) return false;
      if (!(error instanceof PlatformError)) throw error;
      if (error.code === 'version_conflict') return false;
      log.warn({ plan: id, failure: error.code }, 'what was planned could not go live');
      await orm
        .update(contentSchedule)
        .set({ state: 'failed', ...whyFailed(error) })
        .where(and(eq(contentSchedule.id, id), eq(contentSchedule.state, 'waiting')));
      return false;
    }
  }

  async function execute(row: ScheduleRow, within: (tx: Orm) => Promise<void>): Promise<void> {
    const { kind, key, locale, releaseId, action, version, by } = row;
    if (releaseId !== null) {
      await releases.publish(releaseId, { by, within });
      return;
    }
    const id = entryIdOf({ kind: kind ?? '', key: key ?? '', locale: locale ?? '' });
    if (action === 'publish' && version === null) throw notPinned();
    const request = { id, action, ...(version !== null && { storedVersion: version }) };
    await service.publishAll([request], { by, within });
  }
}

/** The database refuses such plans; none of them may publish what happens to be there. */
const notPinned = () => new PlatformError('wrong_state', refuse('plan.no-version'));

const isVersion = (version: number | null) =>
  version === null ? isNull(contentSchedule.version) : eq(contentSchedule.version, version);

/** Another node was faster: nothing is wrong. */
class AlreadyDone extends Error {
  override readonly name = 'AlreadyDone';
}

async function claim(tx: Orm, { id, version }: Pick<ScheduleRow, 'id' | 'version'>): Promise<void> {
  const rows = await tx
    .update(contentSchedule)
    .set({ state: 'done' })
    .where(and(eq(contentSchedule.id, id), eq(contentSchedule.state, 'waiting'), isVersion(version)))
    .returning({ id: contentSchedule.id });
  // Done by another node, taken back, or about another version by now: that one has its turn next.
  if (rows.length === 0) throw new AlreadyDone();
}

function whyFailed({ refusal, findings = [] }: PlatformError): { reason: string; refusal: PlanRefusal } {
  const messages = findings.slice(0, 5).map(({ message }) => message.slice(0, 300));
  return {
    reason: [refusal.message, ...messages].join(' ').slice(0, 1000),
    refusal: { ...statedReason(refusal), ...(messages.length > 0 && { findings: messages }) },
  };
}
