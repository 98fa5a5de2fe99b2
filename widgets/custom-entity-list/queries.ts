import type { QueryContext } from '#registry/widget.ts';
import type { CustomEntityListProps } from './props.ts';

export const queries = ({ type }: CustomEntityListProps, { content, locale }: QueryContext) => ({
  items: {
    queryKey: ['custom-entities', type, locale],
    queryFn: () => content.customEntities(type),
  },
});
