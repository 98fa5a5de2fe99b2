import type { ChatStore } from '../chat-store.ts';
import type { ModelServer } from './model-server.ts';

/** Two rooms that tests speak in. */
export const room = '3f0c2a4e-0000-4000-8000-00000000000a';
export const other = '3f0c2a4e-0000-4000-8000-00000000000b';

/** Lets everything arrive that is on its way, until the chat is connected and nothing waits but what was refused. */
export const settle = (server: ModelServer, store: ChatStore) =>
  server.settle(() => {
    const { connection, listed, outbox } = store.state.getState();
    return connection === 'connected' && listed && outbox.every(({ refused }) => refused !== null);
  });
