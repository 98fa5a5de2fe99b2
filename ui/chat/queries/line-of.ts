import type { CallRef } from '#schemas/calls/call-ref.ts';
import * as calls from '#schemas/calls/chat.ts';
import type { Call } from '#schemas/calls/define-call.ts';
import type { ChatLine } from '../chat-line.ts';

/** The calls of the chat for a page to carry. For queries, on the server: it knows the calls' schemas. */
export const lineOf = (customer: { call<C extends Call>(call: C): CallRef<C> }): ChatLine => ({
  list: customer.call(calls.chatList),
  ticket: customer.call(calls.chatTicket),
  socket: customer.call(calls.chatSocket),
  upload: customer.call(calls.chatUpload),
  file: customer.call(calls.chatFile),
  rate: customer.call(calls.chatRate),
  transcript: customer.call(calls.chatTranscript),
  availability: customer.call(calls.chatAvailability),
});
