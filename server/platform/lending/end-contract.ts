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

/** Who has something to end with a contract; they answer in the transaction that ends it. */
export interface ContractEndListener {
  ended(tx: Orm, applicationId: string): Promise<void>;
}

/** Where modules behind the lifecycle hand in what ends with a contract. */
export interface ContractEnds extends ContractEndListener {
  connect(listener: ContractEndListener): void;
}

export function createContractEnds(): ContractEnds {
  const listeners: ContractEndListener[] = [];
  return {
    connect: (listener) => void listeners.push(listener),
    ended: async (tx, applicationId) => {
      for (const listener of listeners) await listener.ended(tx, applicationId);
    },
  };
}
