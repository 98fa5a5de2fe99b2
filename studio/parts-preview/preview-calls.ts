import { useQuery } from '@tanstack/react-query';
import { kindCalls } from '#schemas/calls/staff/content.ts';
import { previewCreate, previewLinks, previewRevoke } from '#schemas/calls/staff/previews.ts';
import { contentKinds } from '#schemas/content-kinds.ts';
import type { PreviewBody, PreviewLink, PreviewVisitor } from '#schemas/studio/preview.ts';
import { callStaff } from '../app/staff-call.ts';

const languages = kindCalls(contentKinds.language).list;

/** Links the Studio makes to look itself; they go by themselves and are in nobody's way. */
export const ownLookSeconds = 900;

/** @throws ApiError */
export const createPreview = async (body: PreviewBody): Promise<PreviewLink> =>
  (await callStaff(previewCreate, { body })).data;

/** @throws ApiError */
export const revokePreview = async (id: string): Promise<void> => {
  await callStaff(previewRevoke, { params: { id } });
};

export const previewsKey = ['previews'];

/** Links somebody else may have been given, newest first. */
export const usePreviews = () =>
  useQuery({ queryKey: previewsKey, queryFn: async () => (await callStaff(previewLinks, {})).data });

/** The visitor of one value of a choice or an address: `guest`, or a status. */
export const visitorOfKey = (key: string): PreviewVisitor =>
  key === 'guest' ? { kind: 'guest' } : { kind: 'customer', status: key };

/** Languages pages can be looked at in: those of the site, drafts too, the default one first. */
export const useSiteLocales = () =>
  useQuery({
    queryKey: ['site-locales'],
    queryFn: async () => {
      const { data } = await callStaff(languages, { query: { limit: 100 } });
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
