import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Envelope } from '#schemas/envelope.ts';
import { Release, ReleaseBody, type ReleaseEntry, SeenRelease } from '#schemas/studio/release.ts';
import { putCounts } from '../../content/routes/live-answer.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { capLimit, failures, limitOf, Offset } from '../../http/request-schemas.ts';
import { memberOf, requireRole } from '../../staff/require-staff.ts';
import { assertMay, entryIdOf } from '../entry-id-of.ts';
import { describe, type EditingRouteOptions, manageBase, mostRows } from './route-options.ts';
import { IdParams } from './schedule-routes.ts';

const path = `${manageBase}/releases`;
const ReleasesQuery = Type.Object({
  state: Type.Optional(Release.properties.state),
  limit: limitOf(mostRows),
  offset: Offset,
});
const answer = { 200: Envelope(Release), ...failures(400, 401, 403, 404, 409, 422) };

/** Releases as they are put together: authors may, until they are planned. */
export function registerReleaseRoutes(app: PlatformApp, { staff, editing }: EditingRouteOptions): void {
  const { releases } = editing;
  const onRequest = requireRole(staff, 'author');
  const params = IdParams;

  app.get(
    path,
    {
      onRequest,
      schema: {
        ...describe('releases', 'Releases, the one changed last first'),
        querystring: ReleasesQuery,
        response: { 200: Envelope(Type.Array(Release)), ...failures(400, 401, 403) },
      },
    },
    async (request, reply) => {
      const { limit: asked, offset = 0, state } = request.query;
      const limit = capLimit(asked, mostRows);
      const { items, total } = await releases.list({ limit, offset, ...(state !== undefined && { state }) });
      putCounts(reply, { count: items.length, total, limit });
      return { data: items };
    },
  );

  app.post(
    path,
    {
      onRequest,
      schema: {
        ...describe('releases', 'Put a release together'),
        body: ReleaseBody,
        response: { 201: Envelope(Release), ...failures(400, 401, 403, 422) },
      },
    },
    async (request, reply) => {
      const release = await releases.add(request.body, memberOf(request).email);
      return reply.code(201).send({ data: release });
    },
  );

  app.get(
    `${path}/:id`,
    { onRequest, schema: { ...describe('releases', 'One release'), params, response: answer } },
    async (request) => ({ data: await releases.find(request.params.id) }),
  );

  app.put(
    `${path}/:id`,
    {
      onRequest,
      schema: {
        ...describe(
          'releases',
          'Change a release that is not live; one that is planned needs the right to publish all of it',
        ),
        params,
        body: ReleaseBody,
        response: answer,
      },
    },
    async (request) => ({
      data: await releases.change(request.params.id, request.body, memberOf(request)),
    }),
  );

  app.delete(
    `${path}/:id`,
    {
      onRequest: requireRole(staff, 'publisher'),
      schema: {
        ...describe('releases', 'Delete a release that is not live; its entries stay'),
        params,
        response: { 200: Envelope(Type.Null()), ...failures(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      await releases.remove(request.params.id, memberOf(request));
      return { data: null };
    },
  );

  registerLiveRoutes(app, { staff, editing });
}

const seenIn = (body: SeenRelease | null): { seen?: readonly ReleaseEntry[] } =>
  body?.entries === undefined ? {} : { seen: body.entries };

/** What makes a release live and takes it back: for those who may publish every entry of it. */
function registerLiveRoutes(
  app: PlatformApp,
  { staff, editing }: Pick<EditingRouteOptions, 'staff' | 'editing'>,
): void {
  const { releases } = editing;
  const onRequest = requireRole(staff, 'publisher');
  const params = IdParams;
  /** @returns the address of the member of staff */
  const publisherOf = async (request: FastifyRequest, id: string): Promise<string> => {
    const member = memberOf(request);
    const { entries } = await releases.find(id);
    assertMay(
      member,
      'publish',
      entries.map((entry) => entryIdOf(entry)),
    );
    return member.email;
  };

  app.post(
    `${path}/:id/publish`,
    {
      onRequest,
      schema: {
        ...describe('releases', 'Make all of it live in one moment; with entries, only if it still is these'),
        params,
        body: Type.Union([SeenRelease, Type.Null()]),
        response: answer,
      },
    },
    async (request) => {
      const { id } = request.params;
      const by = await publisherOf(request, id);
      return { data: await releases.publish(id, { by, ...seenIn(request.body) }) };
    },
  );

  app.post(
    `${path}/:id/roll-back`,
    {
      onRequest,
      schema: {
        ...describe('releases', 'Bring back what was live before, unless an entry was published again since'),
        params,
        response: answer,
      },
    },
    async (request) => {
      const { id } = request.params;
      return { data: await releases.rollBack(id, await publisherOf(request, id)) };
    },
  );

  app.post(
    `${path}/:id/schedule`,
    {
      onRequest,
      schema: {
        ...describe(
          'releases',
          'Plan when it goes live, each entry in the version it has now; null takes the plan back. With entries, only if it still is these',
        ),
        params,
        body: Type.Object({
          at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
          ...SeenRelease.properties,
        }),
        response: answer,
      },
    },
    async (request) => {
      const { id } = request.params;
      const { at } = request.body;
      const by = await publisherOf(request, id);
      return { data: await releases.schedule(id, { at, by, ...seenIn(request.body) }) };
    },
  );
}
