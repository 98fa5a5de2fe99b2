import type { FastifyRequest } from 'fastify';
import type { ApplicationStatus } from '#schemas/statuses.ts';
import type { Customer } from '../customers/customer-store.ts';
import { customerOf } from '../customers/require-customer.ts';
import { personLanguageOf } from '../http/person-texts.ts';
import { PlatformError } from '../http/platform-error.ts';
import { wrongStatus } from '../http/wrong-status-texts.ts';
import type { Lifecycle } from './lifecycle.ts';

/** What a call's status is checked with. */
export type StatusGate = Pick<Lifecycle, 'statusOf' | 'hasEndedContract'>;

/**
 * A hook that refuses a call the application's status does not allow: the gate holds in the data calls too ([sec 14]).
 * It stands behind `requireCustomer`.
 * @param statuses an empty list admits nobody
 * @param afterwards whether a contract that is over admits its customer whatever the status
 */
export function requireStatus(
  lifecycle: StatusGate,
  statuses: readonly ApplicationStatus[],
  afterwards = false,
) {
  const admitted: ReadonlySet<string> = new Set(statuses);
  const admitsByContract = async (status: ApplicationStatus, { id }: Customer): Promise<boolean> =>
    // Who must set a new password first reads nothing before that.
    afterwards && status !== 'change-password' && (await lifecycle.hasEndedContract(id));
  return async (request: FastifyRequest): Promise<void> => {
    const { customer } = customerOf(request);
    const status = await lifecycle.statusOf(customer);
    if (!admitted.has(status) && !(await admitsByContract(status, customer)))
      throw new PlatformError('wrong_status', wrongStatus(personLanguageOf(request)));
  };
}
