import type { ChatNote, StaffChat } from '#schemas/studio/chats.ts';
import type { chatNote } from '../tables.ts';
import type { MessageRow, RoomRow } from '../wire-room.ts';

export interface CustomerName {
  readonly firstname: string;
  readonly lastname: string;
}

/** A chat as the desk lists it. */
export function staffChat(room: RoomRow, newest: MessageRow | null, customer: CustomerName): StaffChat {
  const initial = [...customer.lastname.trim()][0];
  return {
    uuid: room.id,
    state: room.state,
    customer: [customer.firstname, initial && `${initial}.`].filter(Boolean).join(' '),
    language: room.language,
    created_at: room.createdAt.toISOString(),
    newest: newest && {
      side: newest.side,
      text: newest.text === '' ? (newest.file?.name ?? '') : newest.text,
      at: newest.at.toISOString(),
    },
    waiting_since: room.waitingSince?.toISOString() ?? null,
    agent: room.agent === null ? null : { email: room.agent, name: room.agentName ?? room.agent },
    unread: room.agentUnread,
    last_number: room.lastNumber,
    rating: room.rating === null ? null : { score: room.rating, comment: room.ratingComment },
  };
}

export const staffNote = (row: typeof chatNote.$inferSelect): ChatNote => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  to: row.toName,
  text: row.text,
  at: row.at.toISOString(),
  after: row.after,
});
