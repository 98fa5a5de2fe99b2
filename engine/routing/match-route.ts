import { type Route, routes } from '#schemas/routes.ts';

/** A route of the product that fits a path. */
export interface RouteMatch {
  readonly route: Route;
  /** Values of the template's names, decoded and never empty. */
  readonly params: Readonly<Record<string, string>>;
  /** The path as it should be written: without a slash at its end. */
  readonly canonical: string;
}

interface Pattern {
  readonly route: Route;
  readonly segments: readonly string[];
}

/** Literal segments beat templates, so `/category` is never taken for a custom page. Otherwise the table's order holds. */
const patterns: readonly Pattern[] = routes
  .map((route) => ({ route, segments: segmentsOf(route.path) }))
  .toSorted((one, other) => templatesIn(one.segments) - templatesIn(other.segments));

/**
 * The route that `path` (without locale prefix) belongs to; null when there is none or the path cannot be read.
 */
export function matchRoute(path: string): RouteMatch | null {
  const segments = decodeSegments(path);
  if (!segments) return null;
  for (const { route, segments: template } of patterns) {
    const params = matchSegments(template, segments);
    if (params) return { route, params, canonical: path.length > 1 ? path.replace(/\/$/, '') : '/' };
  }
  return null;
}

function segmentsOf(path: string): string[] {
  return path === '/' ? [] : path.slice(1).split('/');
}

const templatesIn = (segments: readonly string[]) =>
  segments.filter((segment) => segment.startsWith('{')).length;

/** Decoded segments; null for malformed escapes, empty segments inside and characters no address of ours has. */
function decodeSegments(path: string): string[] | null {
  if (!path.startsWith('/')) return null;
  const raw = segmentsOf(path.length > 1 ? path.replace(/\/$/, '') : path);
  try {
    const decoded = raw.map(decodeURIComponent);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
    return decoded.every((segment) => segment !== '' && !/[/\\\u0000-\u001f]/.test(segment)) ? decoded : null;
  } catch {
    return null;
  }
}

function matchSegments(
  template: readonly string[],
  segments: readonly string[],
): Record<string, string> | null {
  const required = template.filter((segment) => !segment.endsWith('?}')).length;
  if (segments.length < required || segments.length > template.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const pattern = template[index];
    const name = /^\{(\w+)\??\}$/.exec(pattern ?? '')?.[1];
    if (name !== undefined) params[name] = segment;
    else if (pattern !== segment) return null;
  }
  return params;
}
