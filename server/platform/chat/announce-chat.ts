import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Orm } from '../base/database/database.ts';

/** Channel on which nodes tell each other what happened in chats. */
export const chatChannel = 'mozaika_chat';

const Id = Type.String();
const Announcement = Type.Union([
  /** There is a message of this number. */
  Type.Object({ kind: Type.Literal('message'), room: Id, customer: Id, number: Type.Integer() }),
  /** The agent's side got further, or the customer did on another device. */
  Type.Object({ kind: Type.Literal('agent-marks'), room: Id, customer: Id }),
  Type.Object({ kind: Type.Literal('customer-marks'), room: Id, customer: Id }),
  /** Staff wrote something for themselves. */
  Type.Object({ kind: Type.Literal('note'), room: Id, customer: Id }),
  /** Taken, handed over, closed, rated. */
  Type.Object({ kind: Type.Literal('room'), room: Id, customer: Id }),
  Type.Object({
    kind: Type.Literal('typing'),
    room: Id,
    customer: Id,
    side: Type.Union([Type.Literal('customer'), Type.Literal('agent')]),
    name: Type.String(),
    is_typing: Type.Boolean(),
  }),
]);
export type ChatAnnouncement = Type.Static<typeof Announcement>;

/** Tells all nodes, when the transaction is committed. What was written is read from the tables: no words travel here. */
export async function announceChat(tx: Orm, what: ChatAnnouncement): Promise<void> {
  await tx.execute(sql`select ${chatAnnouncement(what)}`);
}

/** The same as a part of a statement that changes one row, in what it returns: a way to the database less. */
export const chatAnnouncement = (what: ChatAnnouncement) =>
  sql<''>`pg_notify(${chatChannel}, ${JSON.stringify(what)})`;

/** @returns null for what is not ours */
export function parseAnnouncement(payload: string): ChatAnnouncement | null {
  try {
    const value: unknown = JSON.parse(payload);
    return Value.Check(Announcement, value) ? value : null;
  } catch {
    return null;
  }
}
