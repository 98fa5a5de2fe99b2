import { useEffect, useState } from 'react';
import { callPlatform } from '#engine/react/call-platform.ts';
import type { OutboxMessage } from '#schemas/customer.ts';
import type { OutboxPlace } from './queries.ts';

/** How often a page that is looked at asks again. */
const everyMs = 3000;

export type OutboxState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'read'; readonly messages: readonly OutboxMessage[] };

/** The messages of the outbox, read again and again while somebody looks. */
export function useOutbox({ call, to, messages }: OutboxPlace, locale: string): OutboxState {
  const [state, setState] = useState<OutboxState>(
    messages ? { kind: 'read', messages } : { kind: 'waiting' },
  );
  useEffect(() => {
    if (messages) return undefined;
    const ended = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = async () => {
      try {
        const query = to === '' ? {} : { to };
        const { data } = await callPlatform(call, { query, locale, signal: ended.signal });
        setState({ kind: 'read', messages: data });
      } catch {
        // What was read before stays on the page: the next try comes by itself.
        if (!ended.signal.aborted)
          setState((before) => (before.kind === 'read' ? before : { kind: 'failed' }));
      }
      if (!ended.signal.aborted && !document.hidden) timer = setTimeout(read, everyMs);
    };
    const onVisibility = () => {
      clearTimeout(timer);
      if (!document.hidden) void read();
    };
    document.addEventListener('visibilitychange', onVisibility);
    void read();
    return () => {
      ended.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [call, to, messages, locale]);
  return state;
}
