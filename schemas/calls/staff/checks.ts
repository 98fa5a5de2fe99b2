import { Type } from 'typebox';
import { ContentKindName } from '../../content-kinds.ts';
import { Envelope } from '../../envelope.ts';
import { EntryRef } from '../../studio/entry-ref.ts';
import { Finding } from '../../studio/finding.ts';
import { staff } from '../access.ts';
import { defineCall } from '../define-call.ts';
import { askable } from '../request-schemas.ts';

const common = { area: 'staff', access: staff('author'), tags: ['Write: checks'] } as const;
/** Of the words of the findings, not of the content. */
const language = Type.Optional(Type.Union([Type.Literal('pl'), Type.Literal('en')]));
const kind = Type.Unsafe<string>(ContentKindName);
const locale = Type.Optional(askable(5));

export const checkContent = defineCall({
  ...common,
  id: 'manage.check.body',
  method: 'POST',
  path: '/v2/system/manage/check',
  audited: false,
  summary: 'What the checks say of a body that need not be stored; errors keep it from going live',
  body: Type.Object({ kind, key: askable(250), locale, language, data: Type.Unknown() }),
  answer: Envelope(Type.Array(Finding)),
  failures: [400, 401, 403, 422],
});

export const checkDrafts = defineCall({
  ...common,
  id: 'manage.check.drafts',
  method: 'GET',
  path: '/v2/system/manage/check',
  summary: 'What the checks say of stored drafts: of one, of a kind, or of everything that is checked',
  query: Type.Object({
    kind: Type.Optional(kind),
    key: Type.Optional(askable(250)),
    locale,
    language,
  }),
  answer: Envelope(Type.Array(Type.Object({ ...EntryRef.properties, findings: Type.Array(Finding) }))),
  failures: [400, 401, 403, 404, 422],
});
