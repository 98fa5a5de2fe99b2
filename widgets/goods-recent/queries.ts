import type { QueryContext } from '#registry/widget.ts';
import type { GoodsRecentProps } from './props.ts';
import type { RecentGood } from './recent-goods.ts';

/** The article of the address, which is now looked at. What was before, only the device knows. */
export function queries(_props: GoodsRecentProps, { content, locale, params }: QueryContext) {
  const own = params['good_id'];
  return {
    recent: {
      queryKey: ['goods-recent', locale, own],
      queryFn: async (): Promise<{ own: RecentGood | null; before: readonly RecentGood[] }> => {
        const good = own === undefined ? null : await content.good(own);
        return {
          own: good && {
            alias: good.alias,
            category: good.category,
            title: good.title,
            ...(good.image && { image: good.image }),
          },
          before: [],
        };
      },
    },
  };
}
export type GoodsRecentQueries = ReturnType<typeof queries>;
