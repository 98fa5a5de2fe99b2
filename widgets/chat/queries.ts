import type { QueryContext } from '#registry/widget.ts';
import * as calls from '#schemas/calls/chat.ts';
import type { ChatLine, FirstChat } from '#ui/chat/chat-line.ts';
import { lineOf } from '#ui/chat/queries/line-of.ts';
import type { ChatProps } from './props.ts';

export interface ChatData {
  /** Null in examples: nobody is at the other end. */
  readonly line: ChatLine | null;
  readonly first: FirstChat;
}

/** What cannot be had now comes over the socket; a page without it is a page all the same. */
const orNull = <T>(asked: Promise<T>): Promise<T | null> => asked.catch(() => null);

export const queries = (_props: ChatProps, { customer, lending, params, locale }: QueryContext) => ({
  chat: {
    queryKey: ['chat', locale, params['uuid'] ?? ''],
    queryFn: async (): Promise<ChatData> => {
      const { uuid } = params;
      const [rooms, history, availability] = await Promise.all([
        orNull(lending.read(calls.chatList, { query: { limit: '100' } })),
        uuid === undefined ? null : orNull(lending.read(calls.chatMessages, { params: { uuid } })),
        orNull(lending.read(calls.chatAvailability)),
      ]);
      return {
        first: { rooms, history, availability },
        line: lineOf(customer),
      };
    },
  },
});
export type ChatQueries = ReturnType<typeof queries>;
