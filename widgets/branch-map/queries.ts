import { type PagedList, readPageOf } from '#registry/paged-list.ts';
import type { QueryContext } from '#registry/widget.ts';
import { limits } from '#schemas/constants.ts';
import type { MapMarker } from '#schemas/map-marker.ts';
import type { BranchMapProps } from './props.ts';

/** Query parameter with the page of the places; not that of the page itself, which is about something else as well. */
export const placesParameter = 'places';

/**
 * The places, page by page, as many at once as configuration `maps` allows (specification 3 and 9: five when it does not
 * say). A page that is not there is the first one: the rest of what stands around the map is there all the same.
 */
export const queries = (_props: BranchMapProps, { content, locale, parameter }: QueryContext) => ({
  markers: {
    queryKey: ['map-markers', locale],
    queryFn: async (): Promise<PagedList<MapMarker>> => {
      const size = sizeOf((await content.config('maps'))['markers_limit']);
      const first = await content.mapMarkers({ limit: size });
      const all = { items: first.items, page: 1, pages: 1, total: first.total };
      // The address is not looked at where there is nothing to turn to: it would be part of the page's key in the cache.
      if (first.total <= size) return all;
      const read = (page: string | null) => readPageOf(page, size, (rows) => content.mapMarkers(rows));
      return (await read(parameter(placesParameter))) ?? (await read(null)) ?? all;
    },
  },
});

const sizeOf = (limit: unknown): number =>
  typeof limit === 'number' && Number.isInteger(limit) && limit > 0 ? limit : limits.map_markers_default;
