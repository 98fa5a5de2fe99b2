import { Type } from 'typebox';
import { ContentEntry } from '../../content-entry.ts';
import { Envelope } from '../../envelope.ts';
import { BulkRow } from '../../studio/bulk-row.ts';
import { EntryRef } from '../../studio/entry-ref.ts';
import { PresenceAnswer, PresenceBeat } from '../../studio/presence.ts';
import { RecentEntry, RecentOf } from '../../studio/recent.ts';
import { TextRow, TextState } from '../../studio/texts-report.ts';
import { Usage } from '../../studio/usage.ts';
import { staff } from '../access.ts';
import { defineCall } from '../define-call.ts';
import { askable, limitOf, Offset } from '../request-schemas.ts';
import { rowLimits } from '../row-limits.ts';

/** Work on entries whatever their kind. */
const common = { area: 'staff', access: staff('author') } as const;

export const presence = defineCall({
  ...common,
  id: 'manage.presence',
  method: 'POST',
  path: '/v2/system/manage/presence',
  audited: false,
  keepsSession: false,
  tags: ['Write: presence'],
  summary: 'A sign of life of an open editor; tells who else is there and who has the pen',
  body: PresenceBeat,
  answer: Envelope(PresenceAnswer),
  failures: [400, 401, 403, 409, 422],
});

export const usage = defineCall({
  ...common,
  id: 'manage.usage',
  method: 'GET',
  path: '/v2/system/manage/usage',
  tags: ['Write: usage'],
  summary: 'Places that use an entry, or a media file',
  query: Type.Object({
    kind: Type.Optional(askable(40)),
    key: Type.Optional(askable(250)),
    locale: Type.Optional(askable(5)),
    media: Type.Optional(
      Type.String({ pattern: '^[A-Za-z0-9-]{8,64}$', description: 'Id of a media file.' }),
    ),
  }),
  answer: Envelope(Type.Array(Usage)),
  failures: [400, 401, 403, 422],
});

/** What each entry asks for is looked at one by one. */
export const bulk = defineCall({
  ...common,
  id: 'manage.bulk',
  method: 'POST',
  path: '/v2/system/manage/bulk',
  tags: ['Write: bulk'],
  summary: 'Publish, unpublish or delete several entries, each by itself',
  body: Type.Object({
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
  }),
  answer: Envelope(Type.Array(BulkRow)),
  failures: [400, 401, 403],
});

export const pageMove = defineCall({
  ...common,
  id: 'manage.move-page',
  method: 'POST',
  path: '/v2/system/manage/move-page',
  tags: ['Write: pages'],
  summary: 'Give a page another address, with a redirect from the old one',
  body: Type.Object({
    key: askable(250, 'Alias of the page.'),
    to: askable(250, 'Its new alias.'),
    version: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
    redirect: Type.Boolean({ description: 'Lead visitors of the old address to the new one.' }),
  }),
  answer: Envelope(ContentEntry),
  failures: [400, 401, 403, 404, 409, 422],
});

export const recent = defineCall({
  ...common,
  id: 'manage.recent',
  method: 'GET',
  path: '/v2/system/manage/recent',
  tags: ['Write: overview'],
  summary: 'What was changed lately in all kinds, newest first',
  description: 'Needs the role author.',
  query: Type.Object({ of: Type.Optional(RecentOf), limit: limitOf(rowLimits.recent) }),
  answer: Envelope(Type.Array(RecentEntry)),
  failures: [400, 401, 403],
});

export const textsReport = defineCall({
  ...common,
  id: 'manage.texts-report',
  method: 'GET',
  path: '/v2/system/manage/texts-report',
  tags: ['Write: texts'],
  summary: 'Every text of the site in one language, and whose words it has',
  description: 'Needs the role author.',
  query: Type.Object({
    locale: Type.Optional(askable(5, 'The default one when left out.')),
    state: Type.Optional(TextState),
    q: Type.Optional(askable(200, 'Found in the key or in any of the words.')),
    limit: limitOf(rowLimits.texts),
    offset: Offset,
  }),
  answer: Envelope(Type.Array(TextRow)),
  failures: [400, 401, 403],
});
