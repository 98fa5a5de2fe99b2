import type { CallRef } from '#schemas/calls/call-ref.ts';
import type {
  chatAvailability,
  chatFile,
  chatList,
  chatRate,
  chatSocket,
  chatTicket,
  chatTranscript,
  chatUpload,
} from '#schemas/calls/chat.ts';
import type { ChatAvailability, ChatHistory, ChatRoom } from '#schemas/chat.ts';
import type { ChatState } from './chat-state.ts';

/** The calls and the socket of the chat, as a page carries them. */
export interface ChatLine {
  readonly list: CallRef<typeof chatList>;
  readonly ticket: CallRef<typeof chatTicket>;
  readonly socket: CallRef<typeof chatSocket>;
  readonly upload: CallRef<typeof chatUpload>;
  readonly file: CallRef<typeof chatFile>;
  readonly rate: CallRef<typeof chatRate>;
  readonly transcript: CallRef<typeof chatTranscript>;
  readonly availability: CallRef<typeof chatAvailability>;
}

/** What a page shows before the socket is open, and without script: nothing waits for it. */
export interface FirstChat {
  /** Null where the list cannot be had now. */
  readonly rooms: readonly ChatRoom[] | null;
  /** Of the room the address names. */
  readonly history: ChatHistory | null;
  readonly availability: ChatAvailability | null;
  /** What an example shows of a moment: a line that is cut, words on their way, somebody who writes. A page has none. */
  readonly moment?: Partial<Pick<ChatState, 'connection' | 'outbox'>> & {
    /** Room and name of those who write. */
    readonly typing?: readonly (readonly [string, string])[];
  };
}
