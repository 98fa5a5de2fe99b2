import { releaseChange, releaseRead } from '#schemas/calls/staff/releases.ts';
import { scheduleChange, scheduleList } from '#schemas/calls/staff/schedule.ts';
import type { EntryRef } from '#schemas/studio/entry-ref.ts';
import { type PlannedEntry, sentEntries } from '#schemas/studio/release.ts';
import type { Scheduled } from '#schemas/studio/schedule.ts';
import { callStaff } from '../../app/staff-call.ts';
import { refName } from './ref-name.ts';

/** What waits for an entry: a plan of its own, or that of a release it is in, and which version of it goes live. */
export interface EntryPlan {
  readonly plan: Scheduled;
  readonly entry: PlannedEntry;
}

/** Plans that wait: of a kind, or of one entry. Those of releases count as well. */
export const waitingPlans = async (
  of: Partial<EntryRef>,
  signal: AbortSignal,
): Promise<readonly Scheduled[]> =>
  (
    await callStaff(scheduleList, {
      query: { state: 'waiting', limit: 200, ...of },
      signal,
    })
  ).data;

/** Of some plans those of one entry, the next first. */
export const plansOf = (plans: readonly Scheduled[], ref: EntryRef): EntryPlan[] =>
  plans.flatMap((plan) => {
    const entry = plan.entries.find((one) => refName(one) === refName(ref));
    return entry ? [{ plan, entry }] : [];
  });

/** Whether what goes live is no longer the newest. @param version the newest, where it is known better than by the plan */
export const isOutdated = (
  { action, version, newest }: PlannedEntry,
  known: number | null = newest,
): boolean => action === 'publish' && version !== undefined && known !== null && known > version;

/** Takes another version of an entry into its plan. @throws ApiError as the platform refuses it */
export async function takeVersion({ plan, entry }: EntryPlan, version: number): Promise<void> {
  if (plan.release_id === null) {
    await callStaff(scheduleChange, { params: { id: plan.id }, body: { version } });
    return;
  }
  const params = { id: plan.release_id };
  const { title, note, entries } = (await callStaff(releaseRead, { params })).data;
  const next = entries.map((one) => (refName(one) === refName(entry) ? { ...one, version } : one));
  await callStaff(releaseChange, { params, body: { title, note, entries: sentEntries(next) } });
}
