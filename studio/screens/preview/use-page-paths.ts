import { useQuery } from '@tanstack/react-query';
import { kindCalls } from '#schemas/calls/staff/content.ts';
import { contentKinds } from '#schemas/content-kinds.ts';
import { routes } from '#schemas/routes.ts';
import { isCatchAll, screenAlias } from '#schemas/screen-alias.ts';
import { callStaff } from '../../app/staff-call.ts';

const screenPaths: ReadonlyMap<string, string> = new Map(
  routes
    .filter((route) => !isCatchAll(route))
    .map((route) => [screenAlias(route), route.path.replaceAll(/\/\{\w+\?\}/g, '')]),
);

const { list } = kindCalls(contentKinds.page);

/** Addresses of pages, for suggestions: those whose address needs no value nobody knows. */
export function usePagePaths(): readonly { readonly path: string; readonly title: string }[] {
  const { data = [] } = useQuery({
    queryKey: ['page-paths'],
    queryFn: async () => (await callStaff(list, { query: { limit: 100 } })).data,
    staleTime: 60_000,
  });
  return data.flatMap(({ key, draft }) => {
    const path = screenPaths.get(key) ?? `/${key}`;
    if (path.includes('{') || key.startsWith('layout-')) return [];
    const title = typeof draft === 'object' && draft !== null && 'title' in draft ? String(draft.title) : key;
    return [{ path, title }];
  });
}
