import { useQuery } from '@tanstack/react-query';
import type { ContentEntry } from '#schemas/content-entry.ts';
import type { PreviewBody, PreviewLink, PreviewVisitor } from '#schemas/studio/preview.ts';
import { api } from '../app/api.ts';

const path = '/v2/system/manage/previews';

/** Links the Studio makes to look itself; they go by themselves and are in nobody's way. */
export const ownLookSeconds = 900;

/** @throws ApiError */
export const createPreview = async (body: PreviewBody): Promise<PreviewLink> =>
  (await api<PreviewLink>(path, { method: 'POST', body })).data;

/** @throws ApiError */
export const revokePreview = async (id: string): Promise<void> => {
  await api(`${path}/${id}`, { method: 'DELETE' });
};

export const previewsKey = ['previews'];

/** Links somebody else may have been given, newest first. */
export const usePreviews = () =>
  useQuery({ queryKey: previewsKey, queryFn: async () => (await api<PreviewLink[]>(path)).data });

/** A visitor as one value of a choice or an address: `guest`, or a status. */
export const visitorKey = (visitor: PreviewVisitor): string =>
  visitor.kind === 'guest' ? 'guest' : visitor.status;

export const visitorOfKey = (key: string): PreviewVisitor =>
  key === 'guest' ? { kind: 'guest' } : { kind: 'customer', status: key };

/** Languages pages can be looked at in: those of the site, drafts too, the default one first. */
export const useSiteLocales = () =>
  useQuery({
    queryKey: ['site-locales'],
    queryFn: async () => {
      const { data } = await api<ContentEntry[]>('/v2/system/manage/languages', { query: { limit: 100 } });
      return data
        .toSorted((a, b) => Number(isDefault(b.draft)) - Number(isDefault(a.draft)))
        .map(({ key, draft }) => ({ locale: key, title: titleOf(draft) ?? key }));
    },
    staleTime: 60_000,
  });

const isDefault = (draft: unknown): boolean =>
  typeof draft === 'object' && draft !== null && 'is_default' in draft && draft.is_default === true;

const titleOf = (draft: unknown): string | undefined =>
  typeof draft === 'object' && draft !== null && 'selftitle' in draft && typeof draft.selftitle === 'string'
    ? draft.selftitle
    : undefined;
