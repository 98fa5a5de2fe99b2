import { publicOrigin } from '#engine/routing/public-origin.ts';
import type { QueryContext, WidgetQuery } from '#registry/widget.ts';
import type { ShareProps } from './props.ts';

export interface ShareQueries extends Record<string, WidgetQuery> {
  readonly origin: WidgetQuery<string | null>;
}

/** Scheme and host of the site, because only a full address can be shared; nothing else of the configuration leaves. */
export const queries = (_props: ShareProps, { content }: QueryContext): ShareQueries => ({
  origin: {
    queryKey: ['site-origin'],
    queryFn: async () => publicOrigin((await content.config('site'))['origin']) ?? null,
  },
});
