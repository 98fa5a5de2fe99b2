import type { ChatMessage, ChatRoom } from '#schemas/chat.ts';

export const sampleRoomId = '3f0c2a4e-0000-4000-8000-000000000001';

/** For examples and tests: a message of an agent. */
export const sampleMessage = (number: number, given: Partial<ChatMessage> = {}): ChatMessage => ({
  uuid: `5d1b7c60-0000-4000-8000-${String(number).padStart(12, '0')}`,
  room_uuid: sampleRoomId,
  number,
  client_id: null,
  file_id: null,
  file: null,
  message: 'Dzień dobry, w czym możemy pomóc?',
  author: { side: 'agent', name: 'Karolina', is_bot: false },
  date_created: '2026-11-20T09:30:00Z',
  state: 'sent',
  widget: null,
  ...given,
});

/** For examples and tests: the same, of the customer. */
export const sampleOwnMessage = (number: number, given: Partial<ChatMessage> = {}): ChatMessage =>
  sampleMessage(number, {
    author: { side: 'customer', name: 'Magdalena', is_bot: false },
    message: 'Dzień dobry, mam pytanie o ratę.',
    ...given,
  });

/** For examples and tests: a room whose newest message is this one. */
export const sampleRoom = (message: ChatMessage | null, given: Partial<ChatRoom> = {}): ChatRoom => ({
  uuid: sampleRoomId,
  recipient: 'Karolina',
  message,
  date_created: '2026-11-20T09:28:00Z',
  unread_message_count: 0,
  state: 'open',
  last_number: message?.number ?? 0,
  read_number: message?.number ?? 0,
  rating: null,
  ...given,
});
