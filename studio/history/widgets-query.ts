import { queryOptions } from '@tanstack/react-query';
import { createRegistry, type Registry } from '#registry/registry.ts';

/** The widgets of the house, in a file of their own that comes when a screen asks for it. Their texts are not with them. */
export const widgetsQuery = queryOptions<Registry>({
  queryKey: ['widgets'],
  queryFn: async () => createRegistry((await import('#widgets/definitions.ts')).definitions),
  staleTime: Number.POSITIVE_INFINITY,
});
