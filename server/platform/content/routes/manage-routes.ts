import type { PlatformApp } from '../../http/app-types.ts';
import { capLimit, failures } from '../../http/request-schemas.ts';
import { memberOf, requireStaff } from '../../staff/require-staff.ts';
import { kinds, type NamedKind } from '../kinds.ts';
import { entryOf } from './entry-of.ts';
import { putCounts } from './live-answer.ts';
import { registerEntryRoutes } from './manage-entry-routes.ts';
import { describeRoute, type ManageOptions } from './manage-options.ts';
import {
  CreateBody,
  EntriesAnswer,
  EntryAnswer,
  ListQuery,
  mostRows,
  OnePartKey,
  TwoPartKey,
} from './manage-schemas.ts';

/** The write API: the same calls for every kind of `schemas/content-kinds.ts`. */
export function registerManageRoutes(app: PlatformApp, options: ManageOptions): void {
  for (const kind of kinds) {
    const base = `/v2/system/manage/${kind.segment}`;
    registerListRoute(app, base, kind, options);
    registerCreateRoute(app, base, kind, options);
    registerEntryRoutes(app, `${base}/:key`, OnePartKey, kind, options);
    if (kind.name === 'custom-entity')
      registerEntryRoutes(app, `${base}/:type/:id`, TwoPartKey, kind, options);
  }
}

function registerListRoute(
  app: PlatformApp,
  path: string,
  kind: NamedKind,
  { service, staff }: ManageOptions,
) {
  app.get(
    path,
    {
      onRequest: requireStaff(staff, 'read', kind),
      schema: {
        ...describeRoute(kind, `Find ${kind.segment}`, 'read'),
        querystring: ListQuery,
        response: { 200: EntriesAnswer, ...failures(400, 401, 403) },
      },
    },
    async (request, reply) => {
      const { limit: asked, offset = 0, q, status, locale } = request.query;
      const limit = capLimit(asked, mostRows);
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
    },
  );
}

function registerCreateRoute(
  app: PlatformApp,
  path: string,
  kind: NamedKind,
  { service, live, staff }: ManageOptions,
) {
  app.post(
    path,
    {
      onRequest: requireStaff(staff, 'write', kind),
      config: { dataSchema: kind.schema },
      schema: {
        ...describeRoute(kind, 'Create a draft', 'write'),
        body: CreateBody,
        response: { 201: EntryAnswer, ...failures(400, 401, 403, 409, 422) },
      },
    },
    async (request, reply) => {
      const { key, locale, data } = request.body;
      const id = await entryOf(live, kind, key, locale);
      const entry = await service.create(id, { data, by: memberOf(request).email });
      return reply.code(201).send({ data: entry });
    },
  );
}
