import type { Message } from '../base/messages/message.ts';
import type { MessageSender } from '../base/messages/message-sender.ts';

/** A sender that keeps what it is given, in the order it came, and carries nothing. */
export function keptMessages(): { readonly sent: Message[]; readonly sender: MessageSender } {
  const sent: Message[] = [];
  return {
    sent,
    sender: {
      send: (message) => void sent.push(message),
      assertReady: () => undefined,
      sendDue: async () => 0,
      settled: async () => undefined,
      close: async () => undefined,
    },
  };
}
