import { compileSchema } from '#schemas/compile-schema.ts';
import { Alias } from '#schemas/names.ts';
import { type Route, routes } from '#schemas/routes.ts';
import { isCatchAll, reservedAliases } from '#schemas/screen-alias.ts';
import { joinSegments, pathSegments } from './path-segments.ts';

export interface RouteMatch {
  readonly route: Route;
  /** Decoded values of the template, never empty; an optional one that is not there is left out. */
  readonly params: Readonly<Record<string, string>>;
  /** The one spelling of this address. When it differs from the path asked for, answer 301 to it. */
  readonly canonical: string;
}

type Part = { readonly literal: string } | { readonly param: string; readonly optional: boolean };

interface CompiledRoute {
  readonly route: Route;
  readonly parts: readonly Part[];
  /** Sorts literal before template before optional, segment by segment. */
  readonly rank: string;
}

function compile(route: Route): CompiledRoute {
  const parts = route.path
    .split('/')
    .filter((text) => text !== '')
    .map((text): Part => {
      const name = /^\{(\w+)(\??)\}$/.exec(text);
      return name?.[1] === undefined ? { literal: text } : { param: name[1], optional: name[2] === '?' };
    });
  const rank = parts.map((part) => ('literal' in part ? '0' : part.optional ? '2' : '1')).join('');
  return { route, parts, rank };
}

const compiled = routes
  .map(compile)
  .sort((one, other) => (one.rank < other.rank ? -1 : one.rank > other.rank ? 1 : 0));
/** Those whose first segment may be anything, or missing. */
const anyFirst = compiled.filter((route) => firstLiteral(route) === undefined);
/** Those that can begin with a segment; each list in the order of all. */
const byFirst: ReadonlyMap<string, readonly CompiledRoute[]> = new Map(
  compiled
    .map(firstLiteral)
    .filter((literal) => literal !== undefined)
    .map((literal) => [
      literal,
      compiled.filter((route) => [literal, undefined].includes(firstLiteral(route))),
    ]),
);
const pageAlias = compileSchema(Alias);

/**
 * Finds the screen of a path without locale prefix and query (specification 2). A literal beats a template, the
 * catch-all comes last and never serves a fixed screen's own document.
 * @returns null when no route fits: the caller answers 404
 */
export function matchRoute(path: string): RouteMatch | null {
  const segments = pathSegments(path);
  if (!segments) return null;
  for (const { route, parts } of byFirst.get(segments[0] ?? '') ?? anyFirst) {
    const params = matchParts(parts, segments);
    if (!params) continue;
    if (isCatchAll(route) && !isPageAlias(params['alias'])) return null;
    return { route, params, canonical: joinSegments(segments) };
  }
  return null;
}

/** Anything else cannot name a page document, so the content system is not even asked. */
function isPageAlias(alias: string | undefined): boolean {
  return alias !== undefined && pageAlias.Check(alias) && !reservedAliases.has(alias);
}

/** The segment a route begins with, where that is fixed. */
function firstLiteral({ parts: [first] }: CompiledRoute): string | undefined {
  return first && 'literal' in first ? first.literal : undefined;
}

function matchParts(parts: readonly Part[], segments: readonly string[]): Record<string, string> | null {
  if (segments.length > parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index];
    if ('literal' in part) {
      if (part.literal !== segment) return null;
    } else if (segment !== undefined) params[part.param] = segment;
    else if (!part.optional) return null;
  }
  return params;
}
