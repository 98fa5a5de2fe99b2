import type { QueryContext } from '#registry/widget.ts';
import type { BanksListProps } from './props.ts';

export const queries = ({ use }: BanksListProps, { content, locale }: QueryContext) => ({
  banks: {
    queryKey: ['banks', use, locale],
    queryFn: () => content.banks(use),
  },
});
export type BanksListQueries = ReturnType<typeof queries>;
