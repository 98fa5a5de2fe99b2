import type { QueryContext } from '#registry/widget.ts';
import { limits } from '#schemas/constants.ts';
import type { BranchMapProps } from './props.ts';

/** The places, as many as configuration `maps` allows (specification 3 and 9: five when it does not say). */
export const queries = (_props: BranchMapProps, { content, locale }: QueryContext) => ({
  markers: {
    queryKey: ['map-markers', locale],
    queryFn: async () => {
      const { markers_limit: limit } = await content.config('maps');
      return content.mapMarkers({
        limit:
          typeof limit === 'number' && Number.isInteger(limit) && limit > 0
            ? limit
            : limits.map_markers_default,
      });
    },
  },
});
