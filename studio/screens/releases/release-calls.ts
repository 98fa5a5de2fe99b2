import type { Release, ReleaseBody, ReleaseEntry } from '#schemas/studio/release.ts';
import { api } from '../../app/api.ts';

export const releasesPath = '/v2/system/manage/releases';
const pathOf = (id: string): string => `${releasesPath}/${encodeURIComponent(id)}`;

export const readRelease = async (id: string): Promise<Release> => (await api<Release>(pathOf(id))).data;

export const createRelease = async (body: ReleaseBody): Promise<Release> =>
  (await api<Release>(releasesPath, { method: 'POST', body })).data;

export const changeRelease = async (id: string, body: ReleaseBody): Promise<Release> =>
  (await api<Release>(pathOf(id), { method: 'PUT', body })).data;

export const deleteRelease = async (id: string): Promise<void> => {
  await api(pathOf(id), { method: 'DELETE' });
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
  await api(`${pathOf(release.id)}/publish`, { method: 'POST', body: { entries: seenIn(release) } });
};

/** What was live before is live again. @throws ApiError when something was published again since; nothing changes then */
export const rollBackRelease = async (id: string): Promise<void> => {
  await api(`${pathOf(id)}/roll-back`, { method: 'POST', body: {} });
};

/** @param at ISO 8601. @throws ApiError version_conflict when it is another release by now */
export const scheduleRelease = async (release: Release, at: string): Promise<void> => {
  const body = { at, entries: seenIn(release) };
  await api(`${pathOf(release.id)}/schedule`, { method: 'POST', body });
};

/** Takes the plan back. */
export const unscheduleRelease = async (id: string): Promise<void> => {
  await api(`${pathOf(id)}/schedule`, { method: 'POST', body: { at: null } });
};
