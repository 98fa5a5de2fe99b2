import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { mediaList, mediaUsage } from '#schemas/calls/staff/media.ts';
import type { MediaFile } from '#schemas/studio/media.ts';
import { callStaff } from '../app/staff-call.ts';

/** Begins the key of everything the cache knows of pictures. */
export const mediaKey = ['media'];
const pageSize = 48;

export interface MediaQuestion {
  readonly q: string;
  /** Only pictures without a description in this language; empty for all. */
  readonly withoutAlt: string;
}

/** Pictures of the library, newest first, page after page. */
export function useMediaFiles({ q, withoutAlt }: MediaQuestion) {
  return useInfiniteQuery({
    queryKey: [...mediaKey, 'list', q, withoutAlt],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      callStaff(mediaList, {
        query: {
          q: q === '' ? undefined : q,
          without_alt: withoutAlt === '' ? undefined : withoutAlt,
          limit: pageSize,
          offset: pageParam,
        },
        signal,
      }),
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { data }) => sum + data.length, 0);
      return shown < last.total && last.data.length > 0 ? shown : undefined;
    },
    placeholderData: keepPreviousData,
  });
}

/** Where a picture is shown, in drafts and live. */
export function useMediaUsage(id: string) {
  return useQuery({
    queryKey: [...mediaKey, 'usage', id],
    queryFn: async ({ signal }) => (await callStaff(mediaUsage, { params: { id }, signal })).data,
    staleTime: 0,
  });
}

/** The file that is large enough for a place of this width. */
export function fileFor({ variants, src }: MediaFile, width: number): string {
  const fit = variants.filter(({ type }) => type === 'image/webp').toSorted((a, b) => a.width - b.width);
  return (fit.find((one) => one.width >= width) ?? fit.at(-1))?.src ?? src;
}
