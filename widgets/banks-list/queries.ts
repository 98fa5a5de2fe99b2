import type { QueryContext } from '#registry/widget.ts';
import type { BanksListProps } from './props.ts';

export const queries = ({ use }: BanksListProps, { content, locale }: QueryContext) => ({
  banks: {
    queryKey: ['banks', use, locale],
    // Null where it cannot be had: the list says so, and what to do meanwhile. The reader has logged the failure.
    queryFn: () => content.banks(use).catch(() => null),
  },
});
export type BanksListQueries = ReturnType<typeof queries>;
