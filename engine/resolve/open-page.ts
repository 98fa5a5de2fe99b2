import type { Route } from '#schemas/routes.ts';
import { isCatchAll } from '#schemas/screen-alias.ts';
import type { VisitContent } from '../content/visit-content.ts';
import { defaultDocument } from '../documents/default-document.ts';
import { opennessOf } from '../gate/openness.ts';
import type { RouteMatch } from '../routing/match-route.ts';
import { aliasOf } from './choose-document.ts';

/**
 * Whether the document of a screen opens it in any status. The visit reads that document once: the page is built of the
 * same read. One that cannot be read, or breaks its schema, opens nothing; a fixed screen without a stored one is as the
 * code's own says. An address without a page has nothing to keep back: it is answered 404, or led on by a redirect rule.
 */
export async function opensInAnyStatus(
  match: RouteMatch,
  content: Pick<VisitContent, 'page'>,
): Promise<boolean> {
  const { route, canonical } = match;
  if (opennessOf(route, canonical) !== 'by-document') return false;
  const alias = aliasOf(match);
  // Why it could not be read is told when the page is built of it.
  const read = alias === null ? null : await content.page(alias).catch(() => 'unreadable' as const);
  if (read === 'unreadable') return false;
  return read === null ? missingIsOpen(route) : read.open_in_any_status === true;
}

const missingIsOpen = (route: Route): boolean =>
  isCatchAll(route) || defaultDocument(route).open_in_any_status === true;
