/*
 * What both ends of the chat must agree on, without schemas: the browser loads this file, and of `chat.ts` only types.
 */

/** Longest text of a message, in characters (UTF-16 units). */
export const longestMessage = 4000;

/** Where the form without script is sent: to the edge, which makes the call `chat.leave` of it. */
export const chatFormPath = '/_chat/message';

export const chatLimits = {
  /** A larger frame closes the socket with 1009 (security thresholds: 64 kB). */
  frameBytes: 64 * 1024,
  /** Frames of one connection, and of one customer over all of theirs (security thresholds: 20 in 10 s). */
  frames: { attempts: 20, windowMs: 10_000 },
  framesOfCustomer: { attempts: 40, windowMs: 10_000 },
  /** Open sockets of one customer: tabs and devices. One more closes the oldest. */
  socketsOfCustomer: 8,
  /** How long a ticket is good. */
  ticketMs: 30_000,
  /** A socket that has not connected by then is closed. */
  connectMs: 10_000,
  /** The server pings so often; a socket that did not answer by the next ping is closed. */
  heartbeatMs: 25_000,
  /** Bytes that wait for a slow client; with more, the socket is closed with 1013 and the client comes again. */
  waitingBytes: 1024 * 1024,
  /** Messages of one page of the history, and at most. */
  page: 50,
  mostOfPage: 100,
  /** Rooms a client may name when it resumes. */
  seenRooms: 100,
  /** Rooms of one customer that are not closed. */
  openRooms: 20,
} as const;

/** Why a socket was closed. 1000 is said by who leaves (specification 9); a close without a code of this list is a cut. */
export const chatClose = {
  /** The client leaves the chat. It does not come again by itself. */
  left: 1000,
  /** The node stops. Come again, after a moment that differs from client to client. */
  goingAway: 1001,
  /** A frame larger than the limit, said by the transport. */
  tooBig: 1009,
  /** Far too many frames. Come again after 10 s at the earliest. */
  policy: 1008,
  /** The client reads too slowly, or the platform cannot work now. Come again. */
  tryAgain: 1013,
  /** The session ended: signed out, here or elsewhere, or too old. Do not come again; sign in. */
  sessionOver: 4401,
  /** The ticket was not good: used, too old, or of another session. Fetch a new one, once, and come again. */
  badTicket: 4403,
  /** No `connect` within 10 s, or another action before it. */
  notConnected: 4408,
  /** A newer tab or device took the place. Do not come again by itself. */
  replaced: 4409,
} as const;

/** Why a frame was refused. Those of {@link retriedErrors} may work when they are sent again; others never will. */
export const chatErrors = [
  'invalid_frame',
  'unknown_room',
  'too_many_rooms',
  'unknown_file',
  'empty_message',
  'client_id_taken',
  'too_many_frames',
  'unavailable',
] as const;
export type ChatErrorCode = (typeof chatErrors)[number];

/** An outbox keeps what was refused for one of these, and sends it again. */
export const retriedErrors: readonly ChatErrorCode[] = ['too_many_frames', 'unavailable'];
