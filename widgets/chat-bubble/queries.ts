import type { FirstChat } from '#ui/chat/chat-line.ts';

/** Nothing is read; of examples: what the open panel shows. */
export const queries = () => ({
  chat: {
    queryKey: ['chat-bubble'],
    queryFn: async (): Promise<{ readonly sample: FirstChat | null }> => ({ sample: null }),
  },
});
export type ChatBubbleQueries = ReturnType<typeof queries>;
