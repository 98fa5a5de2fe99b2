import { describe, expect, test } from 'vitest';
import { chatClose } from '#schemas/chat-limits.ts';
import { unreadOf } from './chat-state.ts';
import { type ChatStore, createChatStore } from './chat-store.ts';
import { sampleMessage, sampleRoom } from './sample-messages.ts';
import { arrived, ModelServer } from './testing/model-server.ts';
import { other, room, settle } from './testing/settled-chat.ts';

async function connected(server = new ModelServer()): Promise<{ server: ModelServer; store: ChatStore }> {
  const store = createChatStore(server.world);
  store.start();
  await settle(server, store);
  return { server, store };
}
const textsOf = (store: ChatStore, uuid = room) =>
  store.state
    .getState()
    .histories.get(uuid)
    ?.messages.map(({ message }) => message);
const actions = (server: ModelServer, action: string) =>
  server.sent.filter((frame) => frame.action === action);

describe('[spec 4] the chat socket', () => {
  test('on open it authenticates, unless connected already, and marks connected', async () => {
    const { server, store } = await connected();
    expect(server.sent[0]).toEqual({ action: 'connect', token: 'ticket', mode: 'chat', type: 'customer' });
    expect(store.state.getState().connection).toBe('connected');
    server.line?.events.onOpen();
    await settle(server, store);
    expect(actions(server, 'connect')).toHaveLength(1);
  });

  test('on close it clears rooms and marks disconnected', async () => {
    const server = new ModelServer();
    server.speak(room, 'Dzień dobry');
    const { store } = await connected(server);
    expect(store.state.getState().rooms).toHaveLength(1);
    server.cut();
    expect(store.state.getState()).toMatchObject({ connection: 'disconnected', rooms: [] });
  });

  test('a message for a room that is not in the list reloads the list', async () => {
    const { server, store } = await connected();
    server.speak(room, 'Dzień dobry');
    await settle(server, store);
    await arrived();
    expect([server.lists, store.state.getState().rooms.map(({ uuid }) => uuid)]).toEqual([1, [room]]);
  });

  test('an array of messages replaces the history; a single one is appended and raises the unread count', async () => {
    const server = new ModelServer();
    server.speak(room, 'a');
    const { store } = await connected(server);
    store.watch(room);
    await settle(server, store);
    server.speak(room, 'b');
    await settle(server, store);
    expect([textsOf(store), unreadOf(store.state.getState().rooms)]).toEqual([['a', 'b'], 2]);
    const again = [sampleMessage(1, { message: 'x' }), sampleMessage(2, { message: 'y' })];
    server.line?.events.onFrame({
      event: 'messages',
      room_uuid: room,
      messages: again,
      has_more: false,
      mode: 'replace',
    });
    expect(textsOf(store)).toEqual(['x', 'y']);
  });

  test('marking read resets the unread count, here and on the server', async () => {
    const server = new ModelServer();
    server.speak(room, 'a');
    const { store } = await connected(server);
    store.markRead(room);
    expect(store.state.getState().rooms[0]).toMatchObject({ unread_message_count: 0, read_number: 1 });
    await settle(server, store);
    expect(server.unread(room)).toBe(0);
    store.markRead(room);
    await settle(server, store);
    expect(actions(server, 'read')).toHaveLength(1);
  });

  test('leaving closes with 1000, and nobody comes again', async () => {
    const { server, store } = await connected();
    store.leave();
    expect([server.closes, store.state.getState().connection, server.wind()]).toEqual([
      [1000],
      'idle',
      false,
    ]);
  });

  test('a message is sent percent-encoded, with its key and its file', async () => {
    const { server, store } = await connected();
    store.send(room, 'Zażółć 100%', { id: other, name: 'umowa.pdf' });
    await settle(server, store);
    expect(actions(server, 'message')).toEqual([
      expect.objectContaining({
        uuid: room,
        file_id: other,
        message: 'Za%C5%BC%C3%B3%C5%82%C4%87%20100%25',
      }),
    ]);
  });
});

describe('[issue 18] the life of a line', () => {
  test('a session that ended leaves nothing, and is not tried again', async () => {
    const server = new ModelServer();
    server.speak(room, 'a');
    const { store } = await connected(server);
    store.watch(room);
    await settle(server, store);
    server.cut(chatClose.sessionOver);
    const { histories, outbox, rooms, connection } = store.state.getState();
    expect([histories.size, outbox.length, rooms.length, connection]).toEqual([0, 0, 0, 'over']);
    expect(server.wind()).toBe(false);
  });

  test('a tab whose place a newer one took waits for its customer', async () => {
    const { server, store } = await connected();
    server.cut(chatClose.replaced);
    expect([store.state.getState().connection, server.wind()]).toEqual(['replaced', false]);
    store.start();
    await settle(server, store);
    expect(actions(server, 'connect')).toHaveLength(2);
  });

  test('a line that does not answer is given up, and the next one resumes behind the last message', async () => {
    const server = new ModelServer();
    server.speak(room, 'a');
    const { store } = await connected(server);
    store.watch(room);
    await settle(server, store);
    server.wind();
    server.wind();
    // Nothing of the dead line comes through any more.
    server.wind();
    server.wind();
    await settle(server, store);
    expect(actions(server, 'connect').at(-1)).toMatchObject({ seen: [{ uuid: room, number: 1 }] });
  });

  test('[spec 8] a browser without a network waits for no answer: the line is given up, and what is written waits for the next one', async () => {
    const { server, store } = await connected();
    store.send(room, 'a');
    store.giveUp();
    expect(store.state.getState()).toMatchObject({ connection: 'disconnected', outbox: [{ refused: null }] });
    expect(server.closes).toEqual([chatClose.left]);
    // Nothing is open, and nobody is told twice.
    store.giveUp();
    expect(server.closes).toHaveLength(1);
    await settle(server, store);
    expect([store.state.getState().outbox, server.rooms.get(room)?.messages.length]).toEqual([[], 1]);
  });

  test('more was missed than comes at once: the rest is asked for until there is no gap', async () => {
    const server = new ModelServer();
    server.speak(room, '1');
    const { store } = await connected(server);
    store.watch(room);
    await settle(server, store);
    server.cut();
    for (let number = 2; number <= 11; number++) server.speak(room, String(number));
    await settle(server, store);
    expect(textsOf(store)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11']);
  });

  test('a refused message waits for its customer, who sends it again or takes it back', async () => {
    const { server, store } = await connected();
    store.send(room, 'a');
    store.send(room, 'b');
    const [first] = store.state.getState().outbox;
    server.line?.events.onFrame({
      event: 'error',
      code: 'unknown_file',
      client_id: first?.key ?? '',
    });
    expect(store.state.getState().outbox[0]?.refused).toBe('unknown_file');
    store.discard(first?.key ?? '');
    await settle(server, store);
    expect(server.rooms.get(room)?.messages.map(({ message }) => message)).toContain('b');
    expect(server.storedKeys).toEqual([]);
  });

  test('too many frames: what was on its way is sent again after the pause', async () => {
    const { server, store } = await connected();
    store.send(room, 'a');
    server.line?.up.splice(0);
    server.line?.events.onFrame({ event: 'error', code: 'too_many_frames', retry_after: 3 });
    expect(store.state.getState().outbox).toMatchObject([{ refused: null }]);
    await settle(server, store);
    expect(server.rooms.get(room)?.messages).toHaveLength(1);
  });

  test('who types is forgotten after a while', async () => {
    const { server, store } = await connected();
    server.line?.events.onFrame({ event: 'typing', room_uuid: room, is_typing: true, name: 'Karolina' });
    expect(store.state.getState().typing.get(room)).toBe('Karolina');
    server.wind();
    expect(store.state.getState().typing.size).toBe(0);
  });

  test('what was read does not become unread, however late its mark comes', async () => {
    const { server, store } = await connected();
    store.send(room, 'a');
    await settle(server, store);
    const stateOf = () => store.state.getState().histories.get(room)?.messages[0]?.state;
    server.line?.events.onFrame({ event: 'state', room_uuid: room, delivered: 1, read: 1 });
    server.line?.events.onFrame({ event: 'state', room_uuid: room, delivered: 1, read: 0 });
    expect(stateOf()).toBe('read');
    store.showRoom(sampleRoom(null, { uuid: room, rating: 5 }));
    expect(store.state.getState().rooms[0]?.rating).toBe(5);
  });
});
