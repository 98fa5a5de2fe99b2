import type { PlatformApp } from '../../http/app-types.ts';
import { capLimit, failures } from '../../http/request-schemas.ts';
import { memberOf, requireStaff } from '../../staff/require-staff.ts';
import type { NamedKind } from '../kinds.ts';
import { entryOf, keyOf } from './entry-of.ts';
import { describeRoute, type ManageOptions } from './manage-options.ts';
import {
  ChangeBody,
  EntryAnswer,
  EntryQuery,
  HistoryAnswer,
  HistoryQuery,
  mostRows,
  type OnePartKey,
  PublishBody,
  RestoreBody,
  type TwoPartKey,
  UnpublishBody,
} from './manage-schemas.ts';

/** The calls about one entry. */
export function registerEntryRoutes(
  app: PlatformApp,
  path: string,
  params: typeof OnePartKey | typeof TwoPartKey,
  kind: NamedKind,
  { service, live, staff }: ManageOptions,
): void {
  app.get(
    path,
    {
      onRequest: requireStaff(staff, 'read', kind),
      schema: {
        ...describeRoute(kind, 'Read the draft', 'read'),
        params,
        querystring: EntryQuery,
        response: { 200: EntryAnswer, ...failures(400, 401, 403, 404, 422) },
      },
    },
    async (request) => {
      const id = await entryOf(live, kind, keyOf(request.params), request.query.locale);
      return { data: await service.read(id) };
    },
  );

  app.put(
    path,
    {
      onRequest: requireStaff(staff, 'write', kind),
      config: { dataSchema: kind.schema },
      schema: {
        ...describeRoute(kind, 'Change the draft', 'write'),
        params,
        body: ChangeBody,
        response: { 200: EntryAnswer, ...failures(400, 401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      const { version, locale, data } = request.body;
      const id = await entryOf(live, kind, keyOf(request.params), locale);
      return { data: await service.change(id, { version, data, by: memberOf(request).email }) };
    },
  );

  app.post(
    `${path}/publish`,
    {
      onRequest: requireStaff(staff, 'publish', kind),
      schema: {
        ...describeRoute(kind, 'Make the draft live', 'publish'),
        params,
        body: PublishBody,
        response: { 200: EntryAnswer, ...failures(400, 401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      const { version, locale } = request.body ?? {};
      const id = await entryOf(live, kind, keyOf(request.params), locale);
      const by = memberOf(request).email;
      return { data: await service.publish(id, { ...(version !== undefined && { version }), by }) };
    },
  );

  app.post(
    `${path}/unpublish`,
    {
      onRequest: requireStaff(staff, 'publish', kind),
      schema: {
        ...describeRoute(kind, 'Take it off the site', 'publish'),
        params,
        body: UnpublishBody,
        response: { 200: EntryAnswer, ...failures(400, 401, 403, 404, 422) },
      },
    },
    async (request) => {
      const id = await entryOf(live, kind, keyOf(request.params), request.body?.locale);
      return { data: await service.unpublish(id, { by: memberOf(request).email }) };
    },
  );

  app.get(
    `${path}/history`,
    {
      onRequest: requireStaff(staff, 'read', kind),
      schema: {
        ...describeRoute(kind, 'What happened to it, newest first', 'read'),
        params,
        querystring: HistoryQuery,
        response: { 200: HistoryAnswer, ...failures(400, 401, 403, 404, 422) },
      },
    },
    async (request) => {
      const { locale, limit } = request.query;
      const id = await entryOf(live, kind, keyOf(request.params), locale);
      return { data: await service.history(id, capLimit(limit, mostRows)) };
    },
  );

  app.post(
    `${path}/restore`,
    {
      onRequest: requireStaff(staff, 'publish', kind),
      schema: {
        ...describeRoute(kind, 'Bring an earlier version back as the draft', 'publish'),
        params,
        body: RestoreBody,
        response: { 200: EntryAnswer, ...failures(400, 401, 403, 404, 422) },
      },
    },
    async (request) => {
      const { version, locale } = request.body;
      const id = await entryOf(live, kind, keyOf(request.params), locale);
      return { data: await service.restore(id, { version, by: memberOf(request).email }) };
    },
  );
}
