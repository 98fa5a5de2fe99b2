import { asc, eq } from 'drizzle-orm';
import { rowLimits } from '#schemas/calls/row-limits.ts';
import {
  chatAgents,
  chatAnswer,
  chatChanges,
  chatCustomer,
  chatEnd,
  chatFigures,
  chatHandOver,
  chatLook,
  chatNoteWrite,
  chatPresence,
  chatQueue,
  chatReadTo,
  chatSearch,
  chatStaffFile,
  chatTake,
  chatTemplateDelete,
  chatTemplates,
  chatTemplateWrite,
  chatTypes,
} from '#schemas/calls/staff/chats.ts';
import { maskEmail, maskName, maskPhone } from '#schemas/masked-contact.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import type { AuditLog } from '../../base/audit/audit-log.ts';
import type { Orm } from '../../base/database/database.ts';
import type { FileStore } from '../../content/forms/files/file-store.ts';
import { sendFile } from '../../content/forms/files/send-file.ts';
import { putCounts } from '../../content/routes/live-answer.ts';
import type { Customer } from '../../customers/customer-store.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { createAttemptWindow } from '../../http/attempt-window.ts';
import { capLimit } from '../../http/cap-limit.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { serve } from '../../http/serve-call.ts';
import { memberOf, type StaffMember } from '../../http/staff-member.ts';
import { announceChat } from '../announce-chat.ts';
import { chatFilesOf } from '../chat-files.ts';
import type { ChatStore } from '../chat-store.ts';
import type { Agent, HouseSide } from '../house-side.ts';
import { chatTemplate } from '../tables.ts';
import { type RoomRow, wireMessage } from '../wire-room.ts';
import type { ChatDesk, ListedRoom } from './chat-desk.ts';
import { staffChat, staffNote } from './staff-chat.ts';
import type { StaffFeed } from './staff-feed.ts';

/** How long an answer waits for something to happen: less than an edge waits for an answer. */
const heldMs = 8000;
/** A look into a colleague's chat is written down once in so long: its screen asks again with every message. */
const lookWindow = { attempts: 1, windowMs: 60 * 60_000 };

/** How far a customer is with the lender. */
export interface LoanInShort {
  readonly status: string;
  readonly application: string | null;
  readonly contract: string | null;
}
export type ReadLoanInShort = (customer: Customer) => Promise<LoanInShort>;

export interface DeskRouteParts {
  readonly orm: Orm;
  readonly store: ChatStore;
  readonly houseSide: HouseSide;
  readonly desk: ChatDesk;
  readonly feed: StaffFeed;
  readonly files: FileStore;
  readonly audit: AuditLog;
  readonly customerById: (id: string) => Promise<Customer | null>;
  readonly loanInShort: ReadLoanInShort;
  readonly now: () => number;
}

/** Customers speak with people, not with accounts: the first name is what they see. */
const agentOf = ({ email, name }: StaffMember): Agent => ({
  email,
  name: name.trim().split(/\s+/)[0] ?? name,
});

const unknown = () => new PlatformError('not_found', refuse('chat.unknown'));
const notYours = () => new PlatformError('wrong_state', refuse('chat.not-yours'));
const empty = () => new PlatformError('invalid_fields', refuse('chat.empty'));
const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** The agents' side of chats. What travels to customers goes by the same store as ever; notes have no way there. */
export function registerDeskRoutes(app: PlatformApp, parts: DeskRouteParts): void {
  const { orm, store, houseSide, desk, feed, files, audit, customerById, loanInShort, now } = parts;
  const looks = createAttemptWindow(lookWindow, now);

  const found = async (uuid: string): Promise<ListedRoom> => {
    const row = isId(uuid) ? await desk.one(uuid) : null;
    if (!row) throw unknown();
    return row;
  };
  const view = ({ room, newest, customer }: ListedRoom) => staffChat(room, newest, customer);
  const again = async (uuid: string) => view(await found(uuid));
  const own = async (uuid: string, member: StaffMember): Promise<RoomRow> => {
    const { room } = await found(uuid);
    if (room.state === 'closed') throw new PlatformError('wrong_state', refuse('chat.closed'));
    if (room.agent !== member.email) throw notYours();
    return room;
  };
  const ownerOf = async ({ customerId }: RoomRow): Promise<Customer> => {
    const customer = await customerById(customerId);
    if (!customer) throw unknown();
    return customer;
  };

  serve(app, chatQueue, async (request, reply) => {
    const { show = 'waiting', limit: asked, offset = 0 } = request.query;
    const limit = capLimit(asked, rowLimits.chats);
    const { rows, total } = await desk.list(show, memberOf(request).email, { limit, offset });
    putCounts(reply, { count: rows.length, total, limit });
    reply.header('cache-control', 'no-store');
    return { data: rows.map(view) };
  });

  serve(app, chatSearch, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { q, limit } = request.query;
    if (q === undefined || q.trim().length < 2) return { data: [] };
    await audit.record({ kind: 'chat-searched', staff: memberOf(request).email, address: request.ip });
    const rows = await desk.search(q, capLimit(limit, rowLimits.chats));
    return {
      data: rows.map(({ message: { name, text, at }, ...row }) => ({
        chat: view(row),
        name,
        text,
        at: at.toISOString(),
      })),
    };
  });

  serve(app, chatChanges, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    await houseSide.stillPresent(memberOf(request).email);
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    return { data: await feed.since(request.query.after, heldMs, gone.signal) };
  });

  serve(app, chatAgents, async () => ({ data: await desk.agents() }));

  serve(app, chatPresence, async (request) => {
    const member = memberOf(request);
    const { is_present } = request.body;
    await (is_present ? houseSide.present(agentOf(member)) : houseSide.absent(member.email));
    return { data: { is_present } };
  });

  serve(app, chatFigures, async () => ({ data: await desk.figures() }));

  serve(app, chatTemplates, async () => ({
    data: await orm.select().from(chatTemplate).orderBy(asc(chatTemplate.title), asc(chatTemplate.id)),
  }));

  serve(app, chatTemplateWrite, async (request) => {
    const { id } = request.params;
    const values = { title: request.body.title.trim(), text: request.body.text.trim() };
    if (values.title === '' || values.text === '') throw empty();
    await orm
      .insert(chatTemplate)
      .values({ id, ...values })
      .onConflictDoUpdate({ target: chatTemplate.id, set: values });
    return { data: { id, ...values } };
  });

  serve(app, chatTemplateDelete, async (request) => {
    const { id } = request.params;
    await orm.delete(chatTemplate).where(eq(chatTemplate.id, id));
    return { data: { id } };
  });

  serve(app, chatLook, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { email } = memberOf(request);
    const row = await found(request.params.uuid);
    const { room } = row;
    const person = await ownerOf(room);
    const look = `${email} ${room.id}`;
    if (room.agent !== email && looks.waitMs(look) <= 0) {
      await audit.record({
        kind: 'chat-read',
        customerId: room.customerId,
        staff: email,
        address: request.ip,
        details: { chat: room.id },
      });
      looks.count(look);
    }
    const { before, limit } = request.query;
    const [{ messages, hasMore }, notes, loan] = await Promise.all([
      store.page(room.id, { before, limit }),
      desk.notes(room.id),
      loanInShort(person),
    ]);
    return {
      data: {
        chat: view(row),
        messages: messages.map((message) => wireMessage(room, message, 'agent')),
        has_more: hasMore,
        notes: notes.map(staffNote),
        customer: {
          name: maskName(person.firstname, person.lastname),
          email: maskEmail(person.email),
          phone: person.phone === null ? null : maskPhone(person.phone),
          ...loan,
        },
      },
    };
  });

  serve(app, chatCustomer, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { room } = await found(request.params.uuid);
    const { firstname, lastname, email, phone } = await ownerOf(room);
    await audit.record({
      kind: 'chat-customer-read',
      customerId: room.customerId,
      staff: memberOf(request).email,
      address: request.ip,
      details: { chat: room.id },
    });
    return { data: { name: `${firstname} ${lastname}`, email, phone } };
  });

  serve(app, chatStaffFile, async (request, reply) => {
    const { room } = await found(request.params.uuid);
    const file = await files.find(request.params.id);
    const { form, field } = chatFilesOf(room.id);
    if (file?.form !== form || file.field !== field)
      throw new PlatformError('not_found', refuse('chat.file-gone'));
    await audit.record({
      kind: 'chat-file-read',
      customerId: room.customerId,
      staff: memberOf(request).email,
      address: request.ip,
      details: { chat: room.id, file: file.id },
    });
    return sendFile(reply, files, file);
  });

  serve(app, chatTake, async (request) => {
    const { uuid } = request.params;
    await found(uuid);
    if (!(await houseSide.take(uuid, agentOf(memberOf(request)))))
      throw new PlatformError('wrong_state', refuse('chat.closed'));
    return { data: await again(uuid) };
  });

  serve(app, chatAnswer, async (request) => {
    const member = memberOf(request);
    const room = await own(request.params.uuid, member);
    const { client_id: clientId, message: text, widget } = request.body;
    const outgoing = {
      text,
      clientId,
      ...(widget && { widget: { type: widget.type, props: { ...widget.props } } }),
    };
    const sent = await houseSide.answer(room.id, agentOf(member), outgoing);
    if (!sent.ok) throw empty();
    return { data: wireMessage(sent.room, sent.message, 'agent') };
  });

  serve(app, chatReadTo, async (request) => {
    const { id } = await own(request.params.uuid, memberOf(request));
    await store.mark(id, 'agent', { read: request.body.number });
    return { data: await again(id) };
  });

  serve(app, chatTypes, async (request) => {
    const member = memberOf(request);
    const { id: room, customerId: customer } = await own(request.params.uuid, member);
    const { is_typing } = request.body;
    const { name } = agentOf(member);
    await announceChat(orm, { kind: 'typing', room, customer, side: 'agent', name, is_typing });
    return { data: { is_typing } };
  });

  serve(app, chatHandOver, async (request) => {
    const member = memberOf(request);
    const { uuid } = request.params;
    await own(uuid, member);
    const { to, note } = request.body;
    const target = to === null ? null : (await desk.agents()).find(({ email }) => email === to);
    if (target === undefined || target?.email === member.email)
      throw new PlatformError('wrong_state', refuse('chat.no-agent'));
    const colleague = target && { email: target.email, name: agentOf({ ...member, ...target }).name };
    const handed = await houseSide.handOver(uuid, member, colleague, note?.trim() ?? '');
    if (!handed) throw notYours();
    return { data: await again(uuid) };
  });

  serve(app, chatNoteWrite, async (request) => {
    const text = request.body.text.trim();
    const { room } = await found(request.params.uuid);
    if (text === '') throw empty();
    return { data: staffNote(await desk.note(room, memberOf(request), text)) };
  });

  serve(app, chatEnd, async (request) => {
    const { id } = await own(request.params.uuid, memberOf(request));
    await houseSide.close(id, 'closedByAgent');
    return { data: await again(id) };
  });
}
