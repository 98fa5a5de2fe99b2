import type { Call } from './call.ts';

export const formsCalls = [
  {
    id: 'form',
    method: 'GET',
    path: '/v2/forms/{alias}',
    area: 'forms',
    query: ['language'],
    response: '{data: form}',
  },
  { id: 'form.submit', method: 'POST', path: '/v2/forms/{alias}', area: 'forms', query: ['*marketing'] },
  { id: 'form.files', method: 'POST', path: '/v2/forms/{alias}/files', area: 'forms' },
  // Ours: the specification tells what these do, but names no call for it.
  {
    id: 'form.field-hints',
    method: 'GET',
    path: '/v2/forms/{alias}/hints/{field}',
    area: 'forms',
    query: ['q', 'limit', 'offset', 'language'],
    response: '{data:[{value}]}',
    headers: ['x-items-total', 'x-items-limit', 'x-items-offset'],
  },
] as const satisfies readonly Call[];
