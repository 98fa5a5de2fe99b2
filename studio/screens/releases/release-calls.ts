import type { Release, ReleaseBody } from '#schemas/studio/release.ts';
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

/** Everything in it goes live, or off the site, in one moment. @throws ApiError with the findings that keep it from that */
export const publishRelease = async (id: string): Promise<void> => {
  await api(`${pathOf(id)}/publish`, { method: 'POST', body: {} });
};

/** What was live before is live again. @throws ApiError when something was published again since; nothing changes then */
export const rollBackRelease = async (id: string): Promise<void> => {
  await api(`${pathOf(id)}/roll-back`, { method: 'POST', body: {} });
};

/** @param at ISO 8601; null takes the plan back */
export const scheduleRelease = async (id: string, at: string | null): Promise<void> => {
  await api(`${pathOf(id)}/schedule`, { method: 'POST', body: { at } });
};
