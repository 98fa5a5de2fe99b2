import type { ChatMessage, ChatMessageState, ChatRoom, ChatSide } from '#schemas/chat.ts';
import type { chatMessage, chatRoom } from './tables.ts';

export type RoomRow = typeof chatRoom.$inferSelect;
export type MessageRow = typeof chatMessage.$inferSelect;

/** Who looks at a chat. */
export type ChatViewer = Exclude<ChatSide, 'system'>;

/** A message is as far as the side it was written to has got. */
function stateOf(room: RoomRow, { side, number }: MessageRow): ChatMessageState {
  const [delivered, read] =
    side === 'customer' ? [room.agentDelivered, room.agentRead] : [room.customerDelivered, room.customerRead];
  if (number <= read) return 'read';
  return number <= delivered ? 'delivered' : 'sent';
}

/** A message as a side sees it. */
export function wireMessage(room: RoomRow, row: MessageRow, viewer: ChatViewer): ChatMessage {
  return {
    uuid: row.id,
    room_uuid: row.roomId,
    number: row.number,
    client_id: row.side === viewer ? row.clientId : null,
    file_id: row.file?.id ?? null,
    file: row.file,
    message: row.text,
    author: { side: row.side, name: row.name, is_bot: row.isBot },
    date_created: row.at.toISOString(),
    state: stateOf(room, row),
    widget: row.widget,
  };
}

/** An entry of the customer's chat list. @param house name of the house, where nobody has taken the chat */
export function wireRoom(room: RoomRow, newest: MessageRow | null, house: string): ChatRoom {
  return {
    uuid: room.id,
    recipient: room.agentName ?? house,
    message: newest && wireMessage(room, newest, 'customer'),
    date_created: room.createdAt.toISOString(),
    unread_message_count: room.customerUnread,
    state: room.state,
    last_number: room.lastNumber,
    read_number: room.customerRead,
    rating: room.rating,
  };
}
