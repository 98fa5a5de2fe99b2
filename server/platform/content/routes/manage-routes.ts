import { rowLimits } from '#schemas/calls/row-limits.ts';
import { entryCalls, kindCalls, placesOf } from '#schemas/calls/staff/content.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { capLimit } from '../../http/cap-limit.ts';
import { serve } from '../../http/serve-call.ts';
import { memberOf } from '../../http/staff-member.ts';
import { kinds, type NamedKind } from '../kinds.ts';
import { entryOf } from './entry-of.ts';
import { putCounts } from './live-answer.ts';
import { registerEntryRoutes } from './manage-entry-routes.ts';
import type { ManageOptions } from './manage-options.ts';

/** The write API: the same calls for every kind of `schemas/content-kinds.ts`. */
export function registerManageRoutes(app: PlatformApp, options: ManageOptions): void {
  for (const kind of kinds) {
    registerKindRoutes(app, kind, options);
    for (const place of placesOf(kind)) registerEntryRoutes(app, entryCalls(kind, place), kind, options);
  }
}

/** The calls about all entries of a kind. */
function registerKindRoutes(app: PlatformApp, kind: NamedKind, { service, live }: ManageOptions): void {
  const { list, create } = kindCalls(kind);

  serve(app, list, async (request, reply) => {
    const { limit: asked, offset = 0, q, status, locale } = request.query;
    const limit = capLimit(asked, rowLimits.entries);
    const { entries, total } = await service.list({
      kind: kind.name,
      limit,
      offset,
      ...(q !== undefined && { q }),
      ...(status !== undefined && { status }),
      ...(locale !== undefined && { locale }),
    });
    putCounts(reply, { count: entries.length, total, limit });
    return { data: entries };
  });

  serve(app, create, async (request) => {
    const { key, locale, data } = request.body;
    const id = await entryOf(live, kind, key, locale);
    return { data: await service.create(id, { data, by: memberOf(request).email }) };
  });
}
