import { rowLimits } from '#schemas/calls/row-limits.ts';
import type { entryCalls } from '#schemas/calls/staff/content.ts';
import { includesRole, neededRole } from '#schemas/content-roles.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { capLimit } from '../../http/cap-limit.ts';
import { serve } from '../../http/serve-call.ts';
import { memberOf } from '../../http/staff-member.ts';
import type { NamedKind } from '../kinds.ts';
import { entryOf, keyOf } from './entry-of.ts';
import type { ManageOptions } from './manage-options.ts';
import { publishLanguages } from './publish-languages.ts';

/** The calls about one entry, under one of its addresses. */
export function registerEntryRoutes(
  app: PlatformApp,
  calls: ReturnType<typeof entryCalls>,
  kind: NamedKind,
  { service, live }: ManageOptions,
): void {
  serve(app, calls.read, async (request) => {
    const id = await entryOf(live, kind, keyOf(request.params), request.query.locale);
    return { data: await service.read(id) };
  });

  serve(app, calls.change, async (request) => {
    const { locale, ...change } = request.body;
    const id = await entryOf(live, kind, keyOf(request.params), locale);
    const { entry, gathered } = await service.change(id, { ...change, by: memberOf(request).email });
    // What goes on in the same row of the history was written down when the row began.
    request.audited = !gathered;
    return { data: entry };
  });

  serve(app, calls.remove, async (request) => {
    const id = await entryOf(live, kind, keyOf(request.params), request.query.locale);
    const { email, role } = memberOf(request);
    const mayUnpublish = includesRole(role, neededRole('publish', kind));
    await service.remove(id, { by: email, mayUnpublish });
    return { data: null };
  });

  serve(app, calls.publish, async (request) => {
    const { version, locale, locales } = request.body ?? {};
    const key = keyOf(request.params);
    const by = memberOf(request).email;
    if (locales !== undefined && kind.perLocale) {
      return { data: await publishLanguages(service, { kind: kind.name, key, locales, by }) };
    }
    const id = await entryOf(live, kind, key, locale);
    const wanted = { ...(version !== undefined && { version }), ...(locales !== undefined && { locales }) };
    return { data: await service.publish(id, { ...wanted, by }) };
  });

  serve(app, calls.unpublish, async (request) => {
    const id = await entryOf(live, kind, keyOf(request.params), request.body?.locale);
    return { data: await service.unpublish(id, { by: memberOf(request).email }) };
  });

  serve(app, calls.history, async (request) => {
    const { locale, limit } = request.query;
    const id = await entryOf(live, kind, keyOf(request.params), locale);
    return { data: await service.history(id, capLimit(limit, rowLimits.entries)) };
  });

  serve(app, calls.restore, async (request) => {
    const { version, locale } = request.body;
    const id = await entryOf(live, kind, keyOf(request.params), locale);
    return { data: await service.restore(id, { version, by: memberOf(request).email }) };
  });
}
