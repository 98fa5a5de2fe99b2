import type { QueryContext, WidgetQuery } from '#registry/widget.ts';
import type { NoticeProps } from './props.ts';

export interface NoticeQueries extends Record<string, WidgetQuery> {
  readonly current: WidgetQuery<boolean>;
}

/** Whether the notice is still to be shown: through the end of its last day, by the site's calendar. */
export const queries = ({ until }: NoticeProps, { today }: Pick<QueryContext, 'today'>): NoticeQueries => ({
  current: {
    queryKey: ['notice', until ?? '', today],
    // Both are YYYY-MM-DD, whose order as strings is the order of days.
    queryFn: async () => until === undefined || today <= until,
  },
});
