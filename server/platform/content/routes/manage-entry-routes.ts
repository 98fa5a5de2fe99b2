import type { PlatformApp } from '../../http/app-types.ts';
import { capLimit, failures } from '../../http/request-schemas.ts';
import { includesRole, neededRole } from '../../staff/permissions.ts';
import { memberOf, requireStaff } from '../../staff/require-staff.ts';
import type { NamedKind } from '../kinds.ts';
import { entryOf, keyOf } from './entry-of.ts';
import { describeRoute, type ManageOptions } from './manage-options.ts';
import {
  ChangeBody,
  DeletedAnswer,
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
import { publishLanguages } from './publish-languages.ts';

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
      const { locale, ...change } = request.body;
      const id = await entryOf(live, kind, keyOf(request.params), locale);
      const { entry, gathered } = await service.change(id, { ...change, by: memberOf(request).email });
      // What goes on in the same row of the history was written down when the row began.
      request.audited = !gathered;
      return { data: entry };
    },
  );

  app.delete(
    path,
    {
      onRequest: requireStaff(staff, 'write', kind),
      schema: {
        ...describeRoute(
          kind,
          'Delete it; what is used stays, what is live needs the right to publish',
          'write',
        ),
        params,
        querystring: EntryQuery,
        response: { 200: DeletedAnswer, ...failures(400, 401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      const id = await entryOf(live, kind, keyOf(request.params), request.query.locale);
      const { email, role } = memberOf(request);
      const mayUnpublish = includesRole(role, neededRole('publish', kind));
      await service.remove(id, { by: email, mayUnpublish });
      return { data: null };
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
      const { version, locale, locales } = request.body ?? {};
      const key = keyOf(request.params);
      const by = memberOf(request).email;
      if (locales !== undefined && kind.perLocale) {
        return { data: await publishLanguages(service, { kind: kind.name, key, locales, by }) };
      }
      const id = await entryOf(live, kind, key, locale);
      const wish = { ...(version !== undefined && { version }), ...(locales !== undefined && { locales }) };
      return { data: await service.publish(id, { ...wish, by }) };
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
