import type { WebSocket } from 'ws';
import { ClientFrame, type ServerFrame } from '#schemas/chat.ts';
import { type ChatErrorCode, chatClose, chatLimits, longestMessage } from '#schemas/chat-limits.ts';
import { compileSchema } from '#schemas/compile-schema.ts';
import type { Log, Orm } from '../base/database/database.ts';
import type { CustomerSessions, SignedInCustomer } from '../customers/customer-sessions.ts';
import { createAttemptWindow } from '../http/attempt-window.ts';
import type { PersonLanguage } from '../http/person-texts.ts';
import { type ChatHub, type ChatLine, encodeFrame } from './chat-hub.ts';
import type { ChatStore } from './chat-store.ts';
import type { ChatTickets } from './chat-tickets.ts';
import { wireMessage } from './wire-room.ts';

const frameCheck = compileSchema(ClientFrame);
/** Frames that wait for their turn, and refusals for being too fast, before a line is cut as an attack. */
const mostWaiting = 100;
const mostRefused = 100;
/** Seconds after which what failed on our side is worth another try. */
const retryAfterS = 5;
/** How long the other end may take to say goodbye. */
const goodbyeMs = 2000;

export interface ChatSocketParts {
  readonly orm: Orm;
  readonly store: ChatStore;
  readonly hub: ChatHub;
  readonly tickets: ChatTickets;
  readonly sessions: Pick<CustomerSessions, 'use'>;
  readonly now: () => number;
  readonly log: Log;
}

type Connected = Exclude<ClientFrame, { action: 'connect' }>;

/** Speaks the frames of `schemas/chat.ts` with one device of a customer, one frame after the other. */
export function speakChat(
  socket: WebSocket,
  { customer, sessionId }: SignedInCustomer,
  language: PersonLanguage,
  parts: ChatSocketParts,
): void {
  const { orm, store, hub, tickets, sessions, now, log } = parts;
  const pace = createAttemptWindow(chatLimits.frames, now);
  let isConnected = false;
  let isAlive = true;
  let isOver = false;
  let waiting = 0;
  let refused = 0;
  let turn: Promise<void> = Promise.resolve();

  const line: ChatLine = {
    customerId: customer.id,
    sessionId,
    openedAt: now(),
    send: (frame) => {
      if (isOver) return;
      if (socket.bufferedAmount > chatLimits.waitingBytes) line.close(chatClose.tryAgain);
      else socket.send(frame);
    },
    ping: () => {
      if (!isAlive) {
        leave();
        socket.terminate();
        return;
      }
      isAlive = false;
      socket.ping();
    },
    close: (code) => {
      if (isOver) return;
      leave();
      socket.close(code);
      setTimeout(() => socket.terminate(), goodbyeMs).unref();
    },
  };
  const leave = () => {
    isOver = true;
    hub.leave(line);
  };
  const say = (frame: ServerFrame) => line.send(encodeFrame(frame));
  const refuse = (
    code: ChatErrorCode,
    frame: { readonly uuid?: string; readonly client_id?: string } = {},
    retry_after?: number,
  ) => {
    const { uuid, client_id } = frame;
    say({
      event: 'error',
      code,
      ...(uuid !== undefined && { uuid }),
      ...(client_id !== undefined && { client_id }),
      ...(retry_after !== undefined && { retry_after }),
    });
  };

  const act = async (frame: Connected): Promise<void> => {
    switch (frame.action) {
      case 'ping':
        return say({ event: 'pong' });
      case 'fetch': {
        const { uuid, before, after, limit } = frame;
        const room = await store.find(uuid, customer.id);
        if (!room) return refuse('unknown_room', frame);
        const { messages, hasMore } = await store.page(uuid, { before, after, limit });
        return say({
          event: 'messages',
          room_uuid: uuid,
          messages: messages.map((row) => wireMessage(room, row, 'customer')),
          has_more: hasMore,
          mode: after !== undefined ? 'append' : before !== undefined ? 'prepend' : 'replace',
        });
      }
      case 'read':
      case 'delivered': {
        const { uuid, action, number } = frame;
        const marks = action === 'read' ? { read: number ?? ('all' as const) } : { delivered: frame.number };
        if (!(await store.mark(uuid, 'customer', marks, customer.id))) refuse('unknown_room', frame);
        return;
      }
      case 'typing': {
        const { uuid, is_typing } = frame;
        if (!(await store.find(uuid, customer.id))) return refuse('unknown_room', frame);
        const name = customer.firstname;
        return hub.sayTyping(orm, {
          kind: 'typing',
          room: uuid,
          customer: customer.id,
          side: 'customer',
          name,
          is_typing,
        });
      }
      case 'message': {
        const { uuid, client_id, file_id = null } = frame;
        const text = decoded(frame.message);
        if (text === null || text.length > longestMessage) return refuse('invalid_frame', frame);
        const message = { text, clientId: client_id, fileId: file_id };
        const disown = hub.owns(line, client_id);
        const sent = await store.sendAsCustomer(uuid, customer, message, language).catch((error: unknown) => {
          disown();
          throw error;
        });
        // What was stored before was announced before.
        if (!sent.ok || sent.isRepeated) disown();
        if (!sent.ok) return refuse(sent.refusal, frame);
        return say({
          event: 'accepted',
          room_uuid: uuid,
          client_id,
          message: wireMessage(sent.room, sent.message, 'customer'),
          is_repeated: sent.isRepeated,
        });
      }
    }
  };

  const hear = async (data: string | null): Promise<void> => {
    if (isOver) return;
    const frame = parse(data);
    if (!isConnected) {
      if (frame?.action !== 'connect') return line.close(chatClose.notConnected);
      if (!(await tickets.take(frame.token, sessionId))) return line.close(chatClose.badTicket);
      isConnected = true;
      return hub.join(line, frame.seen ?? []);
    }
    if (frame === null || frame.action === 'connect') return refuse('invalid_frame');
    const waitMs = Math.max(pace.waitMs('line'), hub.waitMs(customer.id));
    if (waitMs > 0) {
      refused += 1;
      if (refused > mostRefused) return line.close(chatClose.policy);
      return refuse('too_many_frames', named(frame), Math.ceil(waitMs / 1000));
    }
    pace.count('line');
    // A line that is merely kept open is no use of the session: it ends after its time all the same.
    if (frame.action !== 'ping' && !(await sessions.use(sessionId))) return line.close(chatClose.sessionOver);
    try {
      await act(frame);
    } catch (error) {
      log.warn({ err: error }, 'a frame of a chat failed');
      refuse('unavailable', named(frame), retryAfterS);
    }
  };

  socket.on('pong', () => {
    isAlive = true;
  });
  socket.on('message', (data, isBinary) => {
    isAlive = true;
    waiting += 1;
    if (waiting > mostWaiting) return line.close(chatClose.policy);
    const text = isBinary ? null : data.toString();
    turn = turn
      .then(() => hear(text))
      .catch((error: unknown) => {
        log.warn({ err: error }, 'a chat broke off');
        line.close(chatClose.tryAgain);
      })
      .finally(() => {
        waiting -= 1;
      });
  });
  socket.on('close', leave);
  hub.open(line);
}

const named = (frame: Connected) => ('uuid' in frame ? frame : {});

function parse(data: string | null): ClientFrame | null {
  if (data === null) return null;
  try {
    const value: unknown = JSON.parse(data);
    return frameCheck.Check(value) ? value : null;
  } catch {
    return null;
  }
}

/** @returns null for what `encodeURIComponent` never made */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
