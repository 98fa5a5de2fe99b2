import { blueCashNotification } from '#schemas/calls/payments.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { createClientWindow } from '../../http/attempt-window.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { serve } from '../../http/serve-call.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import type { GatewayDesk } from './gateway-desk.ts';
import { isGenuine, signatureHeader, timestampHeader } from './gateway-signature.ts';

/** Forgeries of one address that are written down in a minute; all are refused. */
const forgeries = { attempts: 20, windowMs: 60_000 };

interface NotificationParts {
  readonly desk: GatewayDesk;
  readonly audit: AuditLog;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/**
 * `blue-cash.notification`: the gateway says what became of an order. Signed over the raw body, so the bytes are kept until
 * the signature is judged, and nothing of them is believed before.
 */
export async function registerNotificationRoute(
  app: PlatformApp,
  { desk, audit, now }: NotificationParts,
): Promise<void> {
  const { link } = desk;
  const written = createClientWindow(forgeries, now);

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: blueCashNotification.bodyLimit },
      (_request, body, done) => done(null, body),
    );
    scope.addHook('preValidation', async (request) => {
      const { headers, ip } = request;
      const raw: unknown = request.body;
      const body = Buffer.isBuffer(raw) ? raw : Buffer.alloc(0);
      const sent = { timestamp: headers[timestampHeader], signature: headers[signatureHeader], body };
      if (link === null || !isGenuine(link.key, sent, now())) {
        if (written.waitMs(ip) === 0) {
          written.count(ip);
          await audit.record({ kind: 'payment-forged', address: ip });
        }
        throw new PlatformError('unauthorized', refuse('notice.signature'));
      }
      request.body = readJson(body);
    });
    serve(scope as PlatformApp, blueCashNotification, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const effect = await desk.take(request.body);
      request.log.info({ order: request.body.order_id, effect }, 'the gateway told of an order');
      return { data: { accepted: true as const } };
    });
  });
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new PlatformError('invalid_request', refuse('call.broken-json'));
  }
}
