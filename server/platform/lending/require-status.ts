import type { FastifyRequest } from 'fastify';
import type { ApplicationStatus } from '#schemas/statuses.ts';
import { customerOf } from '../customers/require-customer.ts';
import { personLanguageOf } from '../http/person-texts.ts';
import { PlatformError } from '../http/platform-error.ts';
import { wrongStatus } from '../http/wrong-status-texts.ts';
import type { Lifecycle } from './lifecycle.ts';

/**
 * A hook that refuses a call the application's status does not allow: the gate holds in the data calls too ([sec 14]).
 * It stands behind `requireCustomer`.
 * @param statuses an empty list admits nobody
 */
export function requireStatus(
  lifecycle: Pick<Lifecycle, 'statusOf'>,
  statuses: readonly ApplicationStatus[],
) {
  const admitted: ReadonlySet<string> = new Set(statuses);
  return async (request: FastifyRequest): Promise<void> => {
    const status = await lifecycle.statusOf(customerOf(request).customer);
    if (!admitted.has(status))
      throw new PlatformError('wrong_status', wrongStatus(personLanguageOf(request)));
  };
}
