import type { Orm } from '../base/database/database.ts';
import { WrongStatus } from '../http/wrong-status.ts';
import type { Lifecycle } from './lifecycle.ts';

/**
 * Lets the contract of a customer end, because its loan is paid off. Money may come for a contract that had ended otherwise: its
 * application is no longer open then, which is as it should be.
 */
export async function endContract(
  tx: Orm,
  customerId: string,
  lifecycle: Pick<Lifecycle, 'applyEvent'>,
): Promise<void> {
  await lifecycle.applyEvent(tx, customerId, { kind: 'contract-ended' }).catch((error: unknown) => {
    if (!(error instanceof WrongStatus)) throw error;
  });
}
