import type { QueryContext } from '#registry/widget.ts';
import type { CountriesListProps } from './props.ts';

export const queries = (_props: CountriesListProps, { content, locale }: QueryContext) => ({
  countries: {
    queryKey: ['countries', locale],
    queryFn: () => content.countries(),
  },
});
export type CountriesListQueries = ReturnType<typeof queries>;
