import { useQuery } from '@tanstack/react-query';
import { previewCreate, previewLinks, previewRevoke } from '#schemas/calls/staff/previews.ts';
import type { PreviewBody, PreviewLink, PreviewVisitor } from '#schemas/studio/preview.ts';
import { callStaff } from '../app/staff-call.ts';

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
