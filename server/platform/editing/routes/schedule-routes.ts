import { Type } from 'typebox';
import { Envelope } from '#schemas/envelope.ts';
import { ScheduleBody, ScheduleChange, Scheduled } from '#schemas/studio/schedule.ts';
import { putCounts } from '../../content/routes/live-answer.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { askable, capLimit, failures, limitOf, Offset } from '../../http/request-schemas.ts';
import { memberOf, requireRole } from '../../staff/require-staff.ts';
import { assertMay, entryIdOf } from '../entry-id-of.ts';
import { describe, type EditingRouteOptions, manageBase, mostRows } from './route-options.ts';

const ScheduleQuery = Type.Object({
  state: Type.Optional(Scheduled.properties.state),
  kind: Type.Optional(askable(40)),
  key: Type.Optional(askable(250)),
  locale: Type.Optional(Type.String({ maxLength: 5 })),
  limit: limitOf(mostRows),
  offset: Offset,
});
export const IdParams = Type.Object({ id: Type.String({ format: 'uuid' }) });
const path = `${manageBase}/schedule`;

/** What goes live, or off the site, at a time. */
export function registerScheduleRoutes(app: PlatformApp, { staff, editing }: EditingRouteOptions): void {
  const { schedules } = editing;
  app.get(
    path,
    {
      onRequest: requireRole(staff, 'author'),
      schema: {
        ...describe(
          'schedule',
          'What is planned, the next first; then what was done, failed or was cancelled, the latest first. Of an entry: with the releases it is in',
        ),
        querystring: ScheduleQuery,
        response: { 200: Envelope(Type.Array(Scheduled)), ...failures(400, 401, 403) },
      },
    },
    async (request, reply) => {
      const { limit: asked, offset = 0, state, kind, key, locale } = request.query;
      const limit = capLimit(asked, mostRows);
      const { items, total } = await schedules.list({
        limit,
        offset,
        ...(state !== undefined && { state }),
        ...(kind !== undefined && { kind }),
        ...(key !== undefined && { key }),
        ...(locale !== undefined && { locale }),
      });
      putCounts(reply, { count: items.length, total, limit });
      return { data: items };
    },
  );

  app.post(
    path,
    {
      onRequest: requireRole(staff, 'publisher'),
      schema: {
        ...describe('schedule', 'Plan that an entry goes live in the version it has now, or off the site'),
        body: ScheduleBody,
        response: { 201: Envelope(Scheduled), ...failures(400, 401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const { kind, key, locale, action, at, version } = request.body;
      const id = entryIdOf({ kind, key, locale });
      const member = memberOf(request);
      assertMay(member, 'publish', [id]);
      const plan = { action, at, ...(version !== undefined && { version }) };
      return reply.code(201).send({ data: await schedules.add(id, plan, member.email) });
    },
  );

  /** Refuses whoever may not publish all that the plan holds. */
  const assertMayChange = async (member: ReturnType<typeof memberOf>, id: string): Promise<void> => {
    const { entries } = await schedules.find(id);
    assertMay(
      member,
      'publish',
      entries.map((entry) => entryIdOf(entry)),
    );
  };

  app.put(
    `${path}/:id`,
    {
      onRequest: requireRole(staff, 'publisher'),
      schema: {
        ...describe('schedule', 'Take another version of the entry into its plan'),
        params: IdParams,
        body: ScheduleChange,
        response: { 200: Envelope(Scheduled), ...failures(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { id } = request.params;
      await assertMayChange(memberOf(request), id);
      return { data: await schedules.change(id, request.body.version) };
    },
  );

  app.delete(
    `${path}/:id`,
    {
      onRequest: requireRole(staff, 'publisher'),
      schema: {
        ...describe('schedule', 'Cancel a plan'),
        params: IdParams,
        response: { 200: Envelope(Scheduled), ...failures(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { id } = request.params;
      await assertMayChange(memberOf(request), id);
      return { data: await schedules.cancel(id) };
    },
  );
}
