import { devOutbox } from '#schemas/calls/dev.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { serve } from '../../http/serve-call.ts';
import type { MessageSender } from './message-sender.ts';
import type { Outbox } from './outbox.ts';

/** Where a sandbox's codes and links can be read. A production has no such call ([sec 40]). */
export function registerOutboxRoutes(
  app: PlatformApp,
  { outbox, sender }: { readonly outbox: Outbox; readonly sender: MessageSender },
): void {
  serve(app, devOutbox, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    // What was sent before this call is in the answer.
    await sender.settled();
    const { to, limit } = request.query;
    return {
      data: [
        ...(await outbox.read({
          ...(to !== undefined && { to: to.trim().toLowerCase() }),
          ...(limit !== undefined && { limit }),
        })),
      ],
    };
  });
}
