import { Type } from 'typebox';
import {
  ChatAvailability,
  ChatFile,
  ChatHistory,
  ChatLeave,
  ChatMessage,
  ChatRating,
  ChatRoom,
  ChatTicket,
} from '../chat.ts';
import { chatLimits } from '../chat-limits.ts';
import { limits } from '../constants.ts';
import { Envelope } from '../envelope.ts';
import { defineCall } from './define-call.ts';
import { LanguageQuery, limitOf } from './request-schemas.ts';

const common = { area: 'chat', access: 'customer', tags: ['Chat'] } as const;
const Room = Type.Object({ uuid: Type.String({ format: 'uuid' }) });

export const chatList = defineCall({
  ...common,
  id: 'chat.list',
  method: 'GET',
  path: '/v2/chat',
  summary: 'Chats of the customer, the one spoken in last first',
  query: Type.Object({ ...LanguageQuery.properties, limit: limitOf(limits.chat_list) }),
  sends: { limit: String(limits.chat_list) },
  language: 'in-header',
  answer: Envelope(Type.Array(ChatRoom)),
  failures: [400, 401],
});

export const chatUnread = defineCall({
  ...common,
  id: 'chat.unread',
  method: 'GET',
  path: '/v2/chat/unread/count',
  summary: 'How many messages of agents the customer has not read, over all chats',
  answer: Envelope(Type.Object({ count: Type.Integer({ minimum: 0 }) })),
  failures: [401],
});

export const chatMessages = defineCall({
  ...common,
  id: 'chat.messages',
  method: 'GET',
  path: '/v2/chat/{uuid}/messages',
  summary: 'A page of a chat, oldest first: the newest messages, those before a number, or those after one',
  params: Room,
  query: Type.Object({
    ...LanguageQuery.properties,
    before: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
    after: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
    limit: limitOf(chatLimits.mostOfPage),
  }),
  language: 'in-header',
  answer: Envelope(ChatHistory),
  failures: [400, 401, 404],
});

export const chatUpload = defineCall({
  ...common,
  id: 'chat.upload',
  method: 'POST',
  path: '/v2/chat/{uuid}/upload',
  session: ['takes-files'],
  summary: 'Upload one file for a chat; the message that names it sends it',
  description: 'One part `file`. A chat that does not exist yet takes files too: its first message opens it.',
  params: Room,
  answer: Envelope(ChatFile),
  failures: [400, 401, 404, 422, 429],
});

export const chatFile = defineCall({
  ...common,
  id: 'chat.file',
  method: 'GET',
  path: '/v2/chat/{uuid}/files/{id}',
  session: ['gives-file'],
  summary: 'A file of a chat, as an attachment, for the customer whose chat it is',
  params: Type.Object({ ...Room.properties, id: Type.String({ maxLength: 60 }) }),
  failures: [400, 401, 404],
});

export const chatTicket = defineCall({
  ...common,
  id: 'chat.ticket',
  method: 'POST',
  path: '/v2/chat/ticket',
  summary: 'A ticket for the socket: good once, for 30 seconds, in this session alone',
  answer: Envelope(ChatTicket),
  failures: [401, 429],
});

export const chatLeave = defineCall({
  ...common,
  id: 'chat.leave',
  method: 'POST',
  path: '/v2/chat/message',
  summary: 'Leave a message without a socket; with the same `client_id` it is stored once',
  query: LanguageQuery,
  body: ChatLeave,
  answer: Envelope(Type.Object({ message: ChatMessage, room: ChatRoom })),
  failures: [400, 401, 404, 409, 422, 429],
});

export const chatRead = defineCall({
  ...common,
  id: 'chat.read',
  method: 'POST',
  path: '/v2/chat/{uuid}/read',
  summary: 'Everything in a chat was read; for pages without a socket',
  params: Room,
  answer: Envelope(Type.Object({ count: Type.Integer({ minimum: 0 }) })),
  failures: [401, 404],
});

export const chatClosing = defineCall({
  ...common,
  id: 'chat.close',
  method: 'POST',
  path: '/v2/chat/{uuid}/close',
  summary: 'End a chat; one that ended stays as it is',
  params: Room,
  query: LanguageQuery,
  answer: Envelope(ChatRoom),
  failures: [401, 404],
});

export const chatRate = defineCall({
  ...common,
  id: 'chat.rate',
  method: 'POST',
  path: '/v2/chat/{uuid}/rating',
  summary: 'Rate a chat that ended, with one to five stars; again changes the rating',
  params: Room,
  query: LanguageQuery,
  body: ChatRating,
  answer: Envelope(ChatRoom),
  failures: [400, 401, 404, 409],
});

export const chatTranscript = defineCall({
  ...common,
  id: 'chat.transcript',
  method: 'POST',
  path: '/v2/chat/{uuid}/transcript',
  summary: 'Send the transcript of a chat to the customer’s confirmed e-mail address',
  params: Room,
  query: LanguageQuery,
  answer: Envelope(Type.Object({ sent_to: Type.String({ description: 'The address, masked.' }) })),
  failures: [401, 404, 429],
});

export const chatAvailability = defineCall({
  ...common,
  access: 'open',
  id: 'chat.availability',
  method: 'GET',
  path: '/v2/chat/availability',
  summary: 'Whether somebody answers now, when the house opens, and how long an answer takes',
  answer: Envelope(ChatAvailability),
});

export const chatSocket = defineCall({
  ...common,
  id: 'chat.socket',
  method: 'WS',
  path: '/v2/chat/socket',
  summary: 'The socket of the chat: frames of schemas/chat.ts both ways',
});
