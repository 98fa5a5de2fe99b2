import {
  releaseAdd,
  releaseChange,
  releaseDelete,
  releasePublish,
  releaseRead,
  releaseRollBack,
  releaseSchedule,
} from '#schemas/calls/staff/releases.ts';
import { type Release, type ReleaseBody, type ReleaseEntry, sentEntries } from '#schemas/studio/release.ts';
import { callStaff } from '../../app/staff-call.ts';

export const readRelease = async (id: string): Promise<Release> =>
  (await callStaff(releaseRead, { params: { id } })).data;

export const createRelease = async (body: ReleaseBody): Promise<Release> =>
  (await callStaff(releaseAdd, { body })).data;

export const changeRelease = async (id: string, body: ReleaseBody): Promise<Release> =>
  (await callStaff(releaseChange, { params: { id }, body: { ...body, entries: sentEntries(body.entries) } }))
    .data;

export const deleteRelease = async (id: string): Promise<void> => {
  await callStaff(releaseDelete, { params: { id } });
};

/** What goes live of a release as it is on the screen: nothing that was put in or saved since goes along. */
const seenIn = ({ entries }: Release): readonly ReleaseEntry[] =>
  entries.map(({ newest, version = newest ?? undefined, ...entry }) =>
    entry.action === 'publish' && version !== undefined ? { ...entry, version } : entry,
  );

/**
 * Everything in it goes live, or off the site, in one moment.
 * @throws ApiError with the findings that keep it from that; version_conflict when it is another release by now
 */
export const publishRelease = async (release: Release): Promise<void> => {
  await callStaff(releasePublish, { params: { id: release.id }, body: { entries: seenIn(release) } });
};

/** What was live before is live again. @throws ApiError when something was published again since; nothing changes then */
export const rollBackRelease = async (id: string): Promise<void> => {
  await callStaff(releaseRollBack, { params: { id } });
};

/** @param at ISO 8601. @throws ApiError version_conflict when it is another release by now */
export const scheduleRelease = async (release: Release, at: string): Promise<void> => {
  const body = { at, entries: seenIn(release) };
  await callStaff(releaseSchedule, { params: { id: release.id }, body });
};

/** Takes the plan back. */
export const unscheduleRelease = async (id: string): Promise<void> => {
  await callStaff(releaseSchedule, { params: { id }, body: { at: null } });
};
