import type { QueryContext } from '#registry/widget.ts';
import type { ChatLine, FirstChat } from '#ui/chat/chat-line.ts';
import { lineOf } from '#ui/chat/queries/line-of.ts';
import type { ChatBubbleProps } from './props.ts';

export interface ChatBubbleData {
  /** Null in examples: nobody is at the other end. */
  readonly line: ChatLine | null;
  /** Of examples: what the open panel shows. */
  readonly sample: FirstChat | null;
}

/** Nothing is read: the same for everybody, so a page with it is shared like any other. */
export const queries = (_props: ChatBubbleProps, { customer, locale }: QueryContext) => ({
  chat: {
    queryKey: ['chat-bubble', locale],
    queryFn: async (): Promise<ChatBubbleData> => ({ line: lineOf(customer), sample: null }),
  },
});
export type ChatBubbleQueries = ReturnType<typeof queries>;
