import type { FastifyRequest } from 'fastify';
import { rowLimits } from '#schemas/calls/row-limits.ts';
import {
  releaseAdd,
  releaseChange,
  releaseDelete,
  releaseList,
  releasePublish,
  releaseRead,
  releaseRollBack,
  releaseSchedule,
} from '#schemas/calls/staff/releases.ts';
import type { ReleaseEntry, SeenRelease } from '#schemas/studio/release.ts';
import type { PlatformApp } from '../../../http/app-types.ts';
import { capLimit } from '../../../http/cap-limit.ts';
import { serve } from '../../../http/serve-call.ts';
import { memberOf } from '../../../http/staff-member.ts';
import { putCounts } from '../../routes/live-answer.ts';
import { assertMay, entryIdOf } from '../entry-id-of.ts';
import type { EditingRouteOptions } from './route-options.ts';

/** Releases as they are put together: authors may, until they are planned. */
export function registerReleaseRoutes(
  app: PlatformApp,
  { editing }: Pick<EditingRouteOptions, 'editing'>,
): void {
  const { releases } = editing;

  serve(app, releaseList, async (request, reply) => {
    const { limit: asked, offset = 0, state } = request.query;
    const limit = capLimit(asked, rowLimits.plans);
    const { items, total } = await releases.list({ limit, offset, ...(state !== undefined && { state }) });
    putCounts(reply, { count: items.length, total, limit });
    return { data: items };
  });

  serve(app, releaseAdd, async (request) => {
    const release = await releases.add(request.body, memberOf(request).email);
    return { data: release };
  });

  serve(app, releaseRead, async (request) => ({ data: await releases.find(request.params.id) }));

  serve(app, releaseChange, async (request) => ({
    data: await releases.change(request.params.id, request.body, memberOf(request)),
  }));

  serve(app, releaseDelete, async (request) => {
    await releases.remove(request.params.id, memberOf(request));
    return { data: null };
  });

  registerLiveRoutes(app, { editing });
}

const seenIn = (body: SeenRelease | null): { seen?: readonly ReleaseEntry[] } =>
  body?.entries === undefined ? {} : { seen: body.entries };

/** What makes a release live and takes it back: for those who may publish every entry of it. */
function registerLiveRoutes(app: PlatformApp, { editing }: Pick<EditingRouteOptions, 'editing'>): void {
  const { releases } = editing;
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

  serve(app, releasePublish, async (request) => {
    const { id } = request.params;
    const by = await publisherOf(request, id);
    return { data: await releases.publish(id, { by, ...seenIn(request.body) }) };
  });

  serve(app, releaseRollBack, async (request) => {
    const { id } = request.params;
    return { data: await releases.rollBack(id, await publisherOf(request, id)) };
  });

  serve(app, releaseSchedule, async (request) => {
    const { id } = request.params;
    const { at } = request.body;
    const by = await publisherOf(request, id);
    return { data: await releases.schedule(id, { at, by, ...seenIn(request.body) }) };
  });
}
