import { Type } from 'typebox';
import { OutboxMessage } from '#schemas/customer.ts';
import { Envelope } from '#schemas/envelope.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { askable, failures, LanguageQuery, limitOf } from '../http/request-schemas.ts';
import type { MessageSender } from './message-sender.ts';
import { type Outbox, outboxLimit } from './outbox.ts';

/** Where a sandbox's codes and links can be read. A production has no such call ([sec 40]). */
export function registerOutboxRoutes(
  app: PlatformApp,
  {
    outbox,
    sender,
    product,
  }: { readonly outbox: Outbox; readonly sender: MessageSender; readonly product: string },
): void {
  app.get(
    `/v2/${product}/dev/outbox`,
    {
      schema: {
        tags: ['Sandbox'],
        summary: 'Messages that left, newest first; in the sandbox only',
        querystring: Type.Object({
          ...LanguageQuery.properties,
          to: Type.Optional(askable(200, 'Only messages to this address or number.')),
          limit: limitOf(outboxLimit),
        }),
        response: { 200: Envelope(Type.Array(OutboxMessage)), ...failures(400) },
      },
    },
    async (request, reply) => {
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
    },
  );
}
