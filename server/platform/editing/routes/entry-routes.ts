import { Type } from 'typebox';
import { ContentEntry } from '#schemas/content-entry.ts';
import { Envelope } from '#schemas/envelope.ts';
import { EntryRef } from '#schemas/studio/entry-ref.ts';
import { PresenceAnswer, PresenceBeat } from '#schemas/studio/presence.ts';
import { Usage } from '#schemas/studio/usage.ts';
import { keyProblem } from '../../content/entry-keys.ts';
import { findKind, kindOf } from '../../content/kinds.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { askable, failures } from '../../http/request-schemas.ts';
import { findMediaUsage } from '../../media/media-usage.ts';
import { includesRole, neededRole } from '../../staff/permissions.ts';
import { memberOf, requireRole } from '../../staff/require-staff.ts';
import { applyToAll } from '../bulk.ts';
import { entryIdOf } from '../entry-id-of.ts';
import { movePage } from '../move-page.ts';
import { describe, type EditingRouteOptions, manageBase } from './route-options.ts';

const BulkBody = Type.Object({
  action: Type.Union([Type.Literal('publish'), Type.Literal('unpublish'), Type.Literal('delete')]),
  refs: Type.Array(
    Type.Object({
      ...EntryRef.properties,
      version: Type.Optional(
        Type.Integer({ minimum: 1, description: 'Publishes only if it is the newest.' }),
      ),
    }),
    { minItems: 1, maxItems: 200 },
  ),
});
const BulkAnswer = Type.Array(
  Type.Object({ ref: EntryRef, ok: Type.Boolean(), message: Type.Optional(Type.String()) }),
);
const UsageQuery = Type.Object({
  kind: Type.Optional(askable(40)),
  key: Type.Optional(askable(250)),
  locale: Type.Optional(Type.String({ maxLength: 5 })),
  media: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9-]{8,64}$', description: 'Id of a media file.' })),
});
const MoveBody = Type.Object({
  key: askable(250, 'Alias of the page.'),
  to: askable(250, 'Its new alias.'),
  version: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  redirect: Type.Boolean({ description: 'Lead visitors of the old address to the new one.' }),
});

/** Who has it open, where it is used, the same for many, and another address for a page. */
export function registerEntryEditingRoutes(
  app: PlatformApp,
  { service, staff, editing }: EditingRouteOptions,
): void {
  app.post(
    `${manageBase}/presence`,
    {
      onRequest: requireRole(staff, 'author'),
      config: { audit: false },
      schema: {
        ...describe(
          'presence',
          'A sign of life of an open editor; tells who else is there and who has the pen',
        ),
        body: PresenceBeat,
        response: { 200: Envelope(PresenceAnswer), ...failures(400, 401, 403, 409, 422) },
      },
    },
    async (request) => {
      const { kind, key, locale, ...beat } = request.body;
      return { data: await editing.presence.beat(entryIdOf({ kind, key, locale }), beat, memberOf(request)) };
    },
  );

  app.get(
    `${manageBase}/usage`,
    {
      onRequest: requireRole(staff, 'author'),
      schema: {
        ...describe('usage', 'Places that use an entry, or a media file'),
        querystring: UsageQuery,
        response: { 200: Envelope(Type.Array(Usage)), ...failures(400, 401, 403, 422) },
      },
    },
    async (request) => {
      const { kind, key, media } = request.query;
      if (media !== undefined) return { data: await findMediaUsage(service.orm, media) };
      const known = kind === undefined ? undefined : findKind(kind);
      // The type of custom entities may be asked for, too: lists name it.
      if (!known || key === undefined || (known.name !== 'custom-entity' && keyProblem(known.name, key))) {
        throw new PlatformError('invalid_content', 'Name a media file, or a kind and a key.', {
          fields: { [known ? 'key' : 'kind']: 'is none that there is' },
        });
      }
      return { data: await editing.usages.of({ kind: known.name, key }) };
    },
  );

  app.post(
    `${manageBase}/bulk`,
    {
      onRequest: requireRole(staff, 'author'),
      schema: {
        ...describe('bulk', 'Publish, unpublish or delete several entries, each by itself'),
        body: BulkBody,
        response: { 200: Envelope(BulkAnswer), ...failures(400, 401, 403) },
      },
    },
    async (request) => {
      const { action, refs } = request.body;
      return { data: await applyToAll(service, action, refs, memberOf(request)) };
    },
  );

  app.post(
    `${manageBase}/move-page`,
    {
      onRequest: requireRole(staff, 'author'),
      schema: {
        ...describe('pages', 'Give a page another address, with a redirect from the old one'),
        body: MoveBody,
        response: { 200: Envelope(ContentEntry), ...failures(400, 401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      const { email, role } = memberOf(request);
      const mayPublish = includesRole(role, neededRole('publish', kindOf('page')));
      const { key, to } = request.body;
      for (const alias of [key, to]) entryIdOf({ kind: 'page', key: alias, locale: '' });
      return { data: await movePage(service, { ...request.body, by: email, mayPublish }) };
    },
  );
}
