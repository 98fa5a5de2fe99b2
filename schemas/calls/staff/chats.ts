import { Type } from 'typebox';
import { ChatMessage } from '../../chat.ts';
import { chatLimits } from '../../chat-limits.ts';
import { Envelope } from '../../envelope.ts';
import {
  ChatAgent,
  ChatAnswer,
  ChatChanges,
  ChatCustomerContact,
  ChatFigures,
  ChatNote,
  ChatNoteText,
  ChatPresence,
  ChatReadTo,
  ChatShow,
  ChatTemplate,
  ChatTemplateText,
  ChatTransfer,
  ChatTyping,
  FoundChatMessage,
  StaffChat,
  StaffChatPage,
} from '../../studio/chats.ts';
import { staff, support } from '../access.ts';
import { defineCall } from '../define-call.ts';
import { askable, limitOf, Offset } from '../request-schemas.ts';
import { rowLimits } from '../row-limits.ts';

/** The desk of the support chat: agents and administrators alone. */
const desk = { area: 'staff', access: support, tags: ['Support: chats'] } as const;
/** What happens in a chat is kept in the chat itself: messages, notes, who took it. */
const act = { ...desk, method: 'POST', audited: false } as const;
const chats = '/v2/system/manage/chats';
const one = Type.Object({ uuid: Type.String({ format: 'uuid' }) });
const named = Type.Object({ id: Type.String({ format: 'uuid' }) });
const Place = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

export const chatQueue = defineCall({
  ...desk,
  id: 'manage.chats',
  keepsSession: false,
  method: 'GET',
  path: chats,
  summary: 'Chats: those that wait, the longest wait first; others, the one spoken in last first',
  query: Type.Object({ show: Type.Optional(ChatShow), limit: limitOf(rowLimits.chats), offset: Offset }),
  answer: Envelope(Type.Array(StaffChat)),
  failures: [400, 401, 403],
});

export const chatSearch = defineCall({
  ...desk,
  id: 'manage.chats.search',
  method: 'GET',
  path: `${chats}/search`,
  summary: 'Messages by their words, newest first; that somebody searched is written down',
  query: Type.Object({ q: askable(200, 'Part of the text.'), limit: limitOf(rowLimits.chats) }),
  answer: Envelope(Type.Array(FoundChatMessage)),
  failures: [400, 401, 403],
});

export const chatChanges = defineCall({
  ...desk,
  id: 'manage.chats.changes',
  keepsSession: false,
  method: 'GET',
  path: `${chats}/changes`,
  summary: 'What happened since a cursor; the answer waits until something has, or a few seconds',
  description: 'Without `after` it answers at once. An agent who is there stays so while they ask.',
  query: Type.Object({ after: Type.Optional(askable(80)) }),
  answer: Envelope(ChatChanges),
  failures: [400, 401, 403],
});

export const chatAgents = defineCall({
  ...desk,
  id: 'manage.chats.agents',
  keepsSession: false,
  method: 'GET',
  path: `${chats}/agents`,
  summary: 'Whom a chat can be handed to, and who is there',
  answer: Envelope(Type.Array(ChatAgent)),
  failures: [401, 403],
});

export const chatPresence = defineCall({
  ...act,
  id: 'manage.chats.presence',
  path: `${chats}/presence`,
  summary: 'Says whether one is there for customers',
  body: ChatPresence,
  answer: Envelope(ChatPresence),
  failures: [400, 401, 403],
});

export const chatFigures = defineCall({
  ...desk,
  access: staff('admin'),
  id: 'manage.chats.figures',
  keepsSession: false,
  method: 'GET',
  path: `${chats}/figures`,
  summary: 'How the desk does: what waits, first answers, ratings of the last seven days',
  answer: Envelope(ChatFigures),
  failures: [401, 403],
});

export const chatTemplates = defineCall({
  ...desk,
  id: 'manage.chats.templates',
  method: 'GET',
  path: `${chats}/templates`,
  summary: 'Texts that are said often',
  answer: Envelope(Type.Array(ChatTemplate)),
  failures: [401, 403],
});

export const chatTemplateWrite = defineCall({
  ...desk,
  id: 'manage.chats.templates.write',
  method: 'PUT',
  path: `${chats}/templates/{id}`,
  summary: 'Makes or changes a template',
  access: staff('admin'),
  params: named,
  body: ChatTemplateText,
  answer: Envelope(ChatTemplate),
  failures: [400, 401, 403],
});

export const chatTemplateDelete = defineCall({
  ...desk,
  id: 'manage.chats.templates.delete',
  method: 'DELETE',
  path: `${chats}/templates/{id}`,
  summary: 'Deletes a template; one that is gone stays so',
  access: staff('admin'),
  params: named,
  answer: Envelope(Type.Object({ id: Type.String() })),
  failures: [400, 401, 403],
});

export const chatLook = defineCall({
  ...desk,
  id: 'manage.chats.read',
  keepsSession: false,
  method: 'GET',
  path: `${chats}/{uuid}`,
  summary:
    'A page of a chat with its notes and the customer, masked; a look into a colleague’s is written down',
  params: one,
  query: Type.Object({ before: Type.Optional(Place), limit: limitOf(chatLimits.mostOfPage) }),
  answer: Envelope(StaffChatPage),
  failures: [400, 401, 403, 404],
});

export const chatCustomer = defineCall({
  ...desk,
  id: 'manage.chats.customer',
  method: 'GET',
  path: `${chats}/{uuid}/customer`,
  summary: 'Name and contact of the customer of a chat, unmasked; every look is written down',
  params: one,
  answer: Envelope(ChatCustomerContact),
  failures: [400, 401, 403, 404],
});

export const chatStaffFile = defineCall({
  ...desk,
  id: 'manage.chats.file',
  method: 'GET',
  path: `${chats}/{uuid}/files/{id}`,
  summary: 'A file of a chat, as an attachment; every look is written down',
  params: Type.Object({ ...one.properties, id: Type.String({ maxLength: 60 }) }),
  session: ['gives-file'],
  failures: [400, 401, 403, 404],
});

export const chatTake = defineCall({
  ...act,
  id: 'manage.chats.take',
  path: `${chats}/{uuid}/take`,
  summary: 'Takes a chat, from the queue or from a colleague',
  params: one,
  answer: Envelope(StaffChat),
  failures: [400, 401, 403, 404, 409],
});

export const chatAnswer = defineCall({
  ...act,
  id: 'manage.chats.answer',
  path: `${chats}/{uuid}/messages`,
  summary: 'Answers in a chat one has taken; with the same `client_id` it is stored once',
  params: one,
  body: ChatAnswer,
  answer: Envelope(ChatMessage),
  failures: [400, 401, 403, 404, 409, 422],
});

export const chatReadTo = defineCall({
  ...act,
  id: 'manage.chats.mark-read',
  keepsSession: false,
  path: `${chats}/{uuid}/read`,
  summary: 'The agent who has a chat has read it up to a message',
  params: one,
  body: ChatReadTo,
  answer: Envelope(StaffChat),
  failures: [400, 401, 403, 404, 409],
});

export const chatTypes = defineCall({
  ...act,
  id: 'manage.chats.typing',
  path: `${chats}/{uuid}/typing`,
  summary: 'The agent who has a chat types; said every 3 s while it lasts',
  params: one,
  body: ChatTyping,
  answer: Envelope(ChatTyping),
  failures: [400, 401, 403, 404, 409],
});

export const chatHandOver = defineCall({
  ...act,
  id: 'manage.chats.transfer',
  path: `${chats}/{uuid}/transfer`,
  summary: 'Hands a chat to a colleague, or back to the queue, with a note',
  params: one,
  body: ChatTransfer,
  answer: Envelope(StaffChat),
  failures: [400, 401, 403, 404, 409],
});

export const chatNoteWrite = defineCall({
  ...act,
  id: 'manage.chats.note',
  path: `${chats}/{uuid}/notes`,
  summary: 'Writes a note into a chat that staff alone see',
  params: one,
  body: ChatNoteText,
  answer: Envelope(ChatNote),
  failures: [400, 401, 403, 404],
});

export const chatEnd = defineCall({
  ...act,
  id: 'manage.chats.end',
  path: `${chats}/{uuid}/close`,
  summary: 'Ends a chat one has taken; the customer is asked for a rating',
  params: one,
  answer: Envelope(StaffChat),
  failures: [400, 401, 403, 404, 409],
});
