import type { FastifyRequest } from 'fastify';
import { clientKey } from '#server/clients/client-key.ts';

/** Who a request is counted for. One whose client is gone has no address any more; all of those are one. */
export const clientOf = ({ ip }: { readonly ip: FastifyRequest['ip'] | undefined }): string =>
  ip === undefined ? 'gone' : clientKey(ip);
