import { type Route, routes } from '#schemas/routes.ts';
import type { SiteFacts } from '#schemas/studio/site-facts.ts';
import { systemNames } from '#schemas/system-names.ts';
import { contentRouteOf } from '../routing/content-route.ts';
import { matchRoute } from '../routing/match-route.ts';

/** An address that is somebody's already: no rule leads its visitors elsewhere. */
export interface TakenAddress {
  /** `system`: calls, files and workplaces; `screen`: a fixed screen; `content`: a page, post, category or good that is live. */
  readonly by: 'system' | 'screen' | 'content';
  /** e.g. `/signin`. */
  readonly address: string;
}

/** Calls of the edge: `_plan`, `_session`, `_preview` and others. */
const internal = '/_';

/** Whether visitors of a path get a call, a file or a fixed screen, whatever content there is: rules do not count there. */
export function isKept(path: string): boolean {
  const match = matchRoute(path);
  return isSystem(path) || (match !== null && contentRouteOf(match.route) === undefined);
}

const isSystem = (path: string): boolean =>
  path.startsWith(internal) || systemNames.has(path.split('/')[1] ?? '');

type LiveContent = Pick<SiteFacts, 'entries'>;

/**
 * What a rule would take away from its visitors: the first of what is at the addresses its `url` is about.
 * @param url an address, or what addresses begin with and a `*`
 */
export function takenBy(url: string, site: LiveContent): TakenAddress | null {
  return url.endsWith('*') ? takenUnder(url.slice(0, -1), site) : takenAt(url, site);
}

function takenAt(path: string, site: LiveContent): TakenAddress | null {
  if (isSystem(path)) return { by: 'system', address: path };
  const match = matchRoute(path);
  const content = match && contentRouteOf(match.route);
  if (match && content) {
    const key = match.params[content.param] ?? '';
    return site.entries.get(content.kind)?.get(key) === true ? { by: 'content', address: path } : null;
  }
  return match ? { by: 'screen', address: path } : null;
}

function takenUnder(prefix: string, site: LiveContent): TakenAddress | null {
  for (const route of routes) {
    const address = contentRouteOf(route) ? null : addressUnder(prefix, route, () => null);
    if (address !== null) return { by: 'screen', address };
  }
  if (prefix.startsWith(internal)) return { by: 'system', address: prefix };
  const system = [internal, ...[...systemNames].map((name) => `/${name}`)].find(
    (address) => address.startsWith(prefix) || `${prefix}/`.startsWith(`${address}/`),
  );
  if (system !== undefined) return { by: 'system', address: system };
  for (const route of routes) {
    const content = contentRouteOf(route);
    if (!content) continue;
    const live = [...(site.entries.get(content.kind) ?? [])].flatMap(([key, isLive]) =>
      isLive ? [key] : [],
    );
    const address = addressUnder(prefix, route, (param) => (param === content.param ? live : null));
    if (address !== null) return { by: 'content', address };
  }
  return null;
}

/**
 * An address of a route that begins with a prefix, with `…` for a value that may be anything; null when none does.
 * @param valuesOf the values a part of the address may have; null: any
 */
function addressUnder(
  prefix: string,
  { path }: Pick<Route, 'path'>,
  valuesOf: (param: string) => readonly string[] | null,
): string | null {
  const [, ...wanted] = prefix.split('/');
  const parts = path
    .split('/')
    .slice(1)
    .filter((part) => part !== '');
  if (parts.length === 0) return prefix === '/' ? '/' : null;
  if (wanted.length > parts.length) return null;
  const begins = parts.map((part, index): string | null => {
    const seg = wanted[index];
    const fits = (value: string) =>
      seg === undefined || (index === wanted.length - 1 ? value.startsWith(seg) : value === seg);
    const param = /^\{(\w+)\??\}$/.exec(part)?.[1];
    if (param === undefined) return fits(part) ? part : null;
    const values = valuesOf(param);
    if (values === null) return seg === undefined || seg === '' ? '…' : seg;
    return values.find((value) => fits(value)) ?? null;
  });
  if (begins.some((part) => part === null)) return null;
  // What is optional and not asked for is left out: `/signin` says more than `/signin/…`.
  const last = parts.at(-1) ?? '';
  const shown = last.endsWith('?}') && wanted.length < parts.length ? begins.slice(0, -1) : begins;
  return `/${shown.join('/')}`;
}
