import { randomUUID } from 'node:crypto';
import {
  chatAvailability,
  chatClosing,
  chatFile,
  chatLeave,
  chatList,
  chatMessages,
  chatRate,
  chatRead,
  chatSocket,
  chatTicket,
  chatTranscript,
  chatUnread,
  chatUpload,
} from '#schemas/calls/chat.ts';
import type { ChatErrorCode } from '#schemas/chat-limits.ts';
import { chatLimits } from '#schemas/chat-limits.ts';
import { limits } from '#schemas/constants.ts';
import { maskEmail } from '#schemas/masked-contact.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import { codeTexts } from '../base/codes/code-texts.ts';
import type { MessageSender } from '../base/messages/message-sender.ts';
import { uploadLimit, withUploads } from '../content/forms/files/file-routes.ts';
import type { FileStore } from '../content/forms/files/file-store.ts';
import { readUpload } from '../content/forms/files/read-upload.ts';
import { sendFile } from '../content/forms/files/send-file.ts';
import { customerOf } from '../customers/require-customer.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { type AttemptLimit, createAttemptWindow } from '../http/attempt-window.ts';
import { capLimit } from '../http/cap-limit.ts';
import { type PersonLanguage, personLanguageOf, refuseIn } from '../http/person-texts.ts';
import { type ErrorCode, PlatformError } from '../http/platform-error.ts';
import { serve } from '../http/serve-call.ts';
import { serveSocket } from '../http/serve-socket.ts';
import { chatFilesOf, uploadTargetOf } from './chat-files.ts';
import { type ChatSettings, houseName } from './chat-settings.ts';
import { type ChatSocketParts, speakChat } from './chat-socket.ts';
import type { SendRefusal } from './chat-store.ts';
import { chatTexts } from './chat-texts.ts';
import type { HouseSide } from './house-side.ts';
import { type RoomRow, wireMessage, wireRoom } from './wire-room.ts';

/** A device that lost its network asks for a ticket with every try, and there are several. */
const ticketLimit: AttemptLimit = { attempts: 60, windowMs: 10 * 60_000 };
const transcriptLimit: AttemptLimit = { attempts: 5, windowMs: 60 * 60_000 };

export interface ChatRouteParts extends ChatSocketParts {
  readonly files: FileStore;
  readonly sender: MessageSender;
  readonly settings: () => Promise<ChatSettings>;
  readonly houseSide: HouseSide;
}

type RefusedCode = Exclude<ChatErrorCode, 'invalid_frame' | 'too_many_frames' | 'unavailable'>;
const refusals: Readonly<
  Record<SendRefusal & RefusedCode, readonly [ErrorCode, Parameters<typeof refuseIn<ChatTextKey>>[2]]>
> = {
  unknown_room: ['not_found', 'unknownRoom'],
  unknown_file: ['invalid_fields', 'unknownFile'],
  empty_message: ['invalid_fields', 'emptyMessage'],
  client_id_taken: ['already_exists', 'clientIdTaken'],
  too_many_rooms: ['too_many_attempts', 'tooManyRooms'],
};
type ChatTextKey = typeof chatTexts extends { in(language: string): Readonly<Record<infer K, string>> }
  ? K & string
  : never;

const unknownRoom = (language: PersonLanguage) =>
  new PlatformError('not_found', refuseIn(chatTexts, language, 'unknownRoom'));

/** The calls of the chat (specification 7), each for the customer whose chats they are ([sec 15]), and the socket. */
export async function registerChatRoutes(app: PlatformApp, parts: ChatRouteParts): Promise<void> {
  const { store, hub, tickets, files, settings, sender, houseSide, now } = parts;
  const windows = {
    ticket: createAttemptWindow(ticketLimit, now),
    message: createAttemptWindow(chatLimits.frames, now),
    upload: createAttemptWindow(uploadLimit, now),
    transcript: createAttemptWindow(transcriptLimit, now),
  };
  const count = (what: keyof typeof windows, customerId: string, language: PersonLanguage) => {
    const waitMs = windows[what].waitMs(customerId);
    if (waitMs > 0)
      throw new PlatformError('too_many_attempts', refuseIn(codeTexts, language, 'tooMany'), {
        retryAfterS: Math.ceil(waitMs / 1000),
      });
    windows[what].count(customerId);
  };
  const entryOf = async (room: RoomRow) =>
    wireRoom(room, await store.newestOf(room), houseName(await settings(), room.language));

  serve(app, chatList, async (request) => {
    const rooms = await store.roomsOf(
      customerOf(request).customer.id,
      capLimit(request.query.limit, limits.chat_list),
    );
    const known = await settings();
    return { data: rooms.map(({ room, newest }) => wireRoom(room, newest, houseName(known, room.language))) };
  });

  serve(app, chatUnread, async (request) => ({
    data: { count: await store.unreadOf(customerOf(request).customer.id) },
  }));

  serve(app, chatMessages, async (request) => {
    const { before, after, limit } = request.query;
    const room = await store.find(request.params.uuid, customerOf(request).customer.id);
    if (!room) throw unknownRoom(personLanguageOf(request));
    const { messages, hasMore } = await store.page(room.id, { before, after, limit });
    return {
      data: {
        room_uuid: room.id,
        messages: messages.map((row) => wireMessage(room, row, 'customer')),
        has_more: hasMore,
      },
    };
  });

  serve(app, chatTicket, async (request) => {
    const { customer, sessionId } = customerOf(request);
    count('ticket', customer.id, personLanguageOf(request));
    return { data: { token: await tickets.issue(sessionId), expires_in: chatLimits.ticketMs / 1000 } };
  });

  serve(app, chatLeave, async (request) => {
    const { customer } = customerOf(request);
    const language = personLanguageOf(request);
    count('message', customer.id, language);
    const { uuid, client_id = null, message, file_id = null } = request.body;
    const roomId = uuid ?? (await store.newestOpen(customer.id)) ?? randomUUID();
    const outgoing = { text: message, clientId: client_id, fileId: file_id };
    const sent = await store.sendAsCustomer(roomId, customer, outgoing, language);
    if (!sent.ok) {
      const [code, key] = refusals[sent.refusal];
      throw new PlatformError(code, refuseIn(chatTexts, language, key));
    }
    return {
      data: { message: wireMessage(sent.room, sent.message, 'customer'), room: await entryOf(sent.room) },
    };
  });

  serve(app, chatRead, async (request) => {
    const room = await store.mark(
      request.params.uuid,
      'customer',
      { read: 'all' },
      customerOf(request).customer.id,
    );
    if (!room) throw unknownRoom(personLanguageOf(request));
    return { data: { count: room.customerUnread } };
  });

  serve(app, chatClosing, async (request) => {
    const room = await store.find(request.params.uuid, customerOf(request).customer.id);
    const closed = room && (await houseSide.close(room.id, 'closedByCustomer'));
    if (!closed) throw unknownRoom(personLanguageOf(request));
    return { data: await entryOf(closed) };
  });

  serve(app, chatRate, async (request) => {
    const language = personLanguageOf(request);
    const { score, comment = null } = request.body;
    const room = await store.find(request.params.uuid, customerOf(request).customer.id);
    if (!room) throw unknownRoom(language);
    const rated = await store.change(room.id, ({ state }) =>
      state === 'closed' ? { set: { rating: score, ratingComment: comment } } : null,
    );
    if (rated?.state !== 'closed')
      throw new PlatformError('wrong_state', refuseIn(chatTexts, language, 'notClosed'));
    return { data: await entryOf(rated) };
  });

  serve(app, chatTranscript, async (request) => {
    const { customer } = customerOf(request);
    const language = personLanguageOf(request);
    const room = await store.find(request.params.uuid, customer.id);
    if (!room) throw unknownRoom(language);
    if (customer.emailVerifiedAt === null)
      throw new PlatformError('wrong_state', refuseIn(chatTexts, language, 'noEmail'));
    count('transcript', customer.id, language);
    sender.assertReady('email');
    sender.send({
      channel: 'email',
      to: customer.email,
      template: 'chat-transcript',
      locale: language,
      values: { transcript: await houseSide.transcript(room) },
    });
    return { data: { sent_to: maskEmail(customer.email) } };
  });

  serve(app, chatAvailability, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { data: await houseSide.availability() };
  });

  await withUploads(app, (scope) => {
    serve(scope, chatUpload, async (request) => {
      const { uuid } = request.params;
      const { customer } = customerOf(request);
      const language = personLanguageOf(request);
      const room = await store.find(uuid);
      if (room && room.customerId !== customer.id) throw unknownRoom(language);
      if (!request.isMultipart())
        throw new PlatformError('unsupported_media_type', refuse('upload.not-multipart'));
      count('upload', customer.id, language);
      const target = { ...uploadTargetOf(uuid), customerId: customer.id, locale: language };
      return { data: await readUpload(request, files, target) };
    });
  });

  serve(app, chatFile, async (request, reply) => {
    const { uuid, id } = request.params;
    const file = await files.find(id);
    const { form, field } = chatFilesOf(uuid);
    const isTheirs =
      file?.form === form && file.field === field && file.customerId === customerOf(request).customer.id;
    // Somebody else's file is not there for this customer, exactly as one that does not exist.
    if (!isTheirs)
      throw new PlatformError('not_found', refuseIn(chatTexts, personLanguageOf(request), 'unknownFile'));
    return sendFile(reply, files, file);
  });

  const { frameBytes: maxPayload } = chatLimits;
  await serveSocket(app, chatSocket, { maxPayload, goAway: hub.goAway }, (socket, request) =>
    speakChat(socket, customerOf(request), personLanguageOf(request), parts),
  );
}
