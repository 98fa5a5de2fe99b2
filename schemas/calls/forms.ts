import { Type } from 'typebox';
import { Envelope } from '../envelope.ts';
import {
  FieldAlias,
  FormAccepted,
  FormFile,
  FormHint,
  hintLimits,
  uploadLimits,
  usualHints,
} from '../form.ts';
import { Alias } from '../names.ts';
import { defineCall } from './define-call.ts';
import { FormAnswer, formBodyLimit, SubmitQuery } from './form-schemas.ts';
import { askable, LanguageQuery, Offset } from './request-schemas.ts';

const common = { area: 'forms', access: 'open', tags: ['Forms'] } as const;
const byAlias = Type.Object({ alias: Alias });

export const form = defineCall({
  ...common,
  id: 'form',
  method: 'GET',
  path: '/v2/forms/{alias}',
  summary: 'Definition of a form: groups of fields with their rules and bindings',
  params: byAlias,
  query: LanguageQuery,
  answer: FormAnswer,
  failures: [400, 404],
});

const SendKey = Type.Object({
  'x-send-key': Type.Optional(
    Type.String({
      pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
      description: 'Made once per filled form: the same values under the same key are kept once.',
    }),
  ),
});

export const formSubmit = defineCall({
  ...common,
  id: 'form.submit',
  method: 'POST',
  path: '/v2/forms/{alias}',
  summary: 'Send a form in: a flat object of the values of its fields; 422 says which of them are wrong',
  params: byAlias,
  query: SubmitQuery,
  headers: SendKey,
  body: Type.Record(Type.String(), Type.Unknown()),
  bodyLimit: formBodyLimit,
  answer: Envelope(FormAccepted),
  failures: [400, 404, 422, 429],
});

export const formFiles = defineCall({
  ...common,
  id: 'form.files',
  method: 'POST',
  path: '/v2/forms/{alias}/files',
  session: ['takes-files'],
  summary: `Upload one file for a field of a form, at most ${uploadLimits.bytes / 1024 / 1024} MB`,
  description:
    'Parts: `field` with the alias of the field, then `file`. The file waits a day for the submission that names its id.',
  params: byAlias,
  query: LanguageQuery,
  answer: Envelope(FormFile),
  failures: [400, 404, 422, 429],
});

export const formFieldHints = defineCall({
  ...common,
  id: 'form.field-hints',
  method: 'GET',
  path: '/v2/forms/{alias}/hints/{field}',
  summary: 'Hints for what is being typed into a field: those that begin with it first',
  params: Type.Object({ alias: Alias, field: FieldAlias }),
  query: Type.Object(
    {
      ...LanguageQuery.properties,
      q: Type.Optional(askable(hintLimits.query, 'What was typed; accents and letter case do not matter.')),
      limit: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: hintLimits.limit,
          description: `${usualHints} when left out.`,
        }),
      ),
      offset: Offset,
    },
    // An address of a source, under whatever name, is refused and not ignored.
    { additionalProperties: false },
  ),
  answer: Envelope(Type.Array(FormHint)),
  failures: [400, 404],
});
