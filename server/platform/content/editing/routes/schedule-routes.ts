import { rowLimits } from '#schemas/calls/row-limits.ts';
import { scheduleAdd, scheduleCancel, scheduleChange, scheduleList } from '#schemas/calls/staff/schedule.ts';
import type { PlatformApp } from '../../../http/app-types.ts';
import { capLimit } from '../../../http/cap-limit.ts';
import { serve } from '../../../http/serve-call.ts';
import { memberOf } from '../../../http/staff-member.ts';
import { putCounts } from '../../routes/live-answer.ts';
import { assertMay, entryIdOf } from '../entry-id-of.ts';
import type { EditingRouteOptions } from './route-options.ts';

/** What goes live, or off the site, at a time. */
export function registerScheduleRoutes(
  app: PlatformApp,
  { editing }: Pick<EditingRouteOptions, 'editing'>,
): void {
  const { schedules } = editing;
  serve(app, scheduleList, async (request, reply) => {
    const { limit: asked, offset = 0, state, kind, key, locale } = request.query;
    const limit = capLimit(asked, rowLimits.plans);
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
  });

  serve(app, scheduleAdd, async (request) => {
    const { kind, key, locale, action, at, version } = request.body;
    const id = entryIdOf({ kind, key, locale });
    const member = memberOf(request);
    assertMay(member, 'publish', [id]);
    const plan = { action, at, ...(version !== undefined && { version }) };
    return { data: await schedules.add(id, plan, member.email) };
  });

  /** Refuses whoever may not publish all that the plan holds. */
  const assertMayChange = async (member: ReturnType<typeof memberOf>, id: string): Promise<void> => {
    const { entries } = await schedules.find(id);
    assertMay(
      member,
      'publish',
      entries.map((entry) => entryIdOf(entry)),
    );
  };

  serve(app, scheduleChange, async (request) => {
    const { id } = request.params;
    await assertMayChange(memberOf(request), id);
    return { data: await schedules.change(id, request.body.version) };
  });

  serve(app, scheduleCancel, async (request) => {
    const { id } = request.params;
    await assertMayChange(memberOf(request), id);
    return { data: await schedules.cancel(id) };
  });
}
