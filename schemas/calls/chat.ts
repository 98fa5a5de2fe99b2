import { Type } from 'typebox';
import { defineCall } from './define-call.ts';

export const chatList = defineCall({
  id: 'chat.list',
  method: 'GET',
  path: '/v2/chat',
  area: 'chat',
  access: 'customer',
  tags: [],
  summary: '',
  isPlanned: true,
  query: Type.Object({ limit: Type.Optional(Type.String()) }),
  sends: { limit: '100' },
});

export const chatUnread = defineCall({
  id: 'chat.unread',
  method: 'GET',
  path: '/v2/chat/unread/count',
  area: 'chat',
  access: 'customer',
  tags: [],
  summary: '',
  isPlanned: true,
});

export const chatUpload = defineCall({
  id: 'chat.upload',
  method: 'POST',
  path: '/v2/chat/{uuid}/upload',
  area: 'chat',
  access: 'customer',
  tags: [],
  summary: '',
  isPlanned: true,
  params: Type.Object({ uuid: Type.String() }),
});

export const chatSocket = defineCall({
  id: 'chat.socket',
  method: 'WS',
  path: '/v2/chat/socket',
  area: 'chat',
  access: 'customer',
  tags: [],
  summary: '',
  isPlanned: true,
});
