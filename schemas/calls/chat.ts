import type { Call } from './call.ts';

export const chatCalls = [
  { id: 'chat.list', method: 'GET', path: '/v2/chat', area: 'chat', auth: true, query: ['limit=100'] },
  { id: 'chat.unread', method: 'GET', path: '/v2/chat/unread/count', area: 'chat', auth: true },
  { id: 'chat.upload', method: 'POST', path: '/v2/chat/{uuid}/upload', area: 'chat', auth: true },
  { id: 'chat.socket', method: 'WS', path: '/v2/chat/socket', area: 'chat', auth: true },
] as const satisfies readonly Call[];
