import { bulk, pageMove, presence, usage } from '#schemas/calls/staff/entries.ts';
import { includesRole, neededRole } from '#schemas/content-roles.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import type { PlatformApp } from '../../../http/app-types.ts';
import { PlatformError } from '../../../http/platform-error.ts';
import { serve } from '../../../http/serve-call.ts';
import { memberOf } from '../../../http/staff-member.ts';
import { keyProblem } from '../../entry-keys.ts';
import { findKind, kindOf } from '../../kinds.ts';
import { findMediaUsage } from '../../media/media-usage.ts';
import { applyToAll } from '../bulk.ts';
import { entryIdOf } from '../entry-id-of.ts';
import { movePage } from '../move-page.ts';
import type { EditingRouteOptions } from './route-options.ts';

/** Who has it open, where it is used, the same for many, and another address for a page. */
export function registerEntryEditingRoutes(
  app: PlatformApp,
  { service, editing }: EditingRouteOptions,
): void {
  serve(app, presence, async (request) => {
    const { kind, key, locale, ...beat } = request.body;
    return { data: await editing.presence.beat(entryIdOf({ kind, key, locale }), beat, memberOf(request)) };
  });

  serve(app, usage, async (request) => {
    const { kind, key, media } = request.query;
    if (media !== undefined) return { data: await findMediaUsage(service.orm, media) };
    const known = kind === undefined ? undefined : findKind(kind);
    // The type of custom entities may be asked for, too: lists name it.
    if (!known || key === undefined || (known.name !== 'custom-entity' && keyProblem(known.name, key))) {
      throw new PlatformError('invalid_content', refuse('entry.name-one'), {
        fields: { [known ? 'key' : 'kind']: refuse('problem.none-there-is') },
      });
    }
    return { data: await editing.usages.of({ kind: known.name, key }) };
  });

  serve(app, bulk, async (request) => {
    const { action, refs } = request.body;
    return { data: await applyToAll(service, action, refs, memberOf(request)) };
  });

  serve(app, pageMove, async (request) => {
    const { email, role } = memberOf(request);
    const mayPublish = includesRole(role, neededRole('publish', kindOf('page')));
    const { key, to } = request.body;
    for (const alias of [key, to]) entryIdOf({ kind: 'page', key: alias, locale: '' });
    return { data: await movePage(service, { ...request.body, by: email, mayPublish }) };
  });
}
