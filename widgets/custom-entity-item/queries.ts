import type { QueryContext } from '#registry/widget.ts';
import type { CustomEntityItemProps } from './props.ts';

export const queries = ({ type, id }: CustomEntityItemProps, { content, locale }: QueryContext) => ({
  item: {
    queryKey: ['custom-entity', type, id, locale],
    queryFn: () => content.customEntity(type, id),
  },
});
