import { formatNumber } from '#engine/format/number.ts';
import type { QueryContext } from '#registry/widget.ts';
import { attributeText } from '#ui/shop/attribute-text.ts';
import type { GoodDetailsProps } from './props.ts';

/** The article of the address: what is said of it, and what it cost in the last days. */
export function queries({ alias }: GoodDetailsProps, { content, locale, params }: QueryContext) {
  const wanted = alias ?? params['good_id'] ?? '';
  return {
    details: {
      queryKey: ['good-details', locale, wanted],
      queryFn: async () => {
        const good = await content.good(wanted);
        return (
          good && {
            description: good.description ?? '',
            attributes: (good.type?.attributes ?? []).flatMap((attribute) => {
              const value = attributeText(attribute, good, (number) => formatNumber(number, locale));
              return value === '' ? [] : [{ title: attribute.title, value }];
            }),
          }
        );
      },
    },
    history: {
      queryKey: ['good-prices', locale, wanted],
      queryFn: () => content.priceHistory(wanted),
    },
  };
}
export type GoodDetailsQueries = ReturnType<typeof queries>;
