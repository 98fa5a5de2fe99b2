import { Type } from 'typebox';
import { defineCall } from './define-call.ts';
import { LanguageQuery } from './request-schemas.ts';

export const form = defineCall({
  id: 'form',
  method: 'GET',
  path: '/v2/forms/{alias}',
  area: 'forms',
  access: 'open',
  tags: [],
  summary: '',
  params: Type.Object({ alias: Type.String() }),
  query: LanguageQuery,
});

export const formSubmit = defineCall({
  id: 'form.submit',
  method: 'POST',
  path: '/v2/forms/{alias}',
  area: 'forms',
  access: 'open',
  tags: [],
  summary: '',
  params: Type.Object({ alias: Type.String() }),
  query: Type.Object({ '*marketing': Type.Optional(Type.String()) }),
});

export const formFiles = defineCall({
  id: 'form.files',
  method: 'POST',
  path: '/v2/forms/{alias}/files',
  area: 'forms',
  access: 'open',
  session: ['takes-files'],
  tags: [],
  summary: '',
  params: Type.Object({ alias: Type.String() }),
});

export const formFieldHints = defineCall({
  id: 'form.field-hints',
  method: 'GET',
  path: '/v2/forms/{alias}/hints/{field}',
  area: 'forms',
  access: 'open',
  tags: [],
  summary: '',
  params: Type.Object({ alias: Type.String(), field: Type.String() }),
  query: Type.Object({
    ...LanguageQuery.properties,
    q: Type.Optional(Type.String()),
    limit: Type.Optional(Type.String()),
    offset: Type.Optional(Type.String()),
  }),
});
