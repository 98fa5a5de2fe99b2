import type { CustomerReader } from '#registry/customer-reader.ts';
import type { LendingReader } from '#registry/lending-reader.ts';
import { contractCardInfo, contractDocuments } from '#schemas/calls/contract.ts';
import { payStatus } from '#schemas/calls/payments.ts';
import type { CardInfo } from '#schemas/lending/card.ts';
import type { DocumentFile } from '#schemas/lending/contract.ts';
import type { PayStatus } from '#schemas/lending/payments.ts';

import { type ContractArea, orNull } from '../contract-area.ts';

/** @returns what the frame of the area shows; a payment that cannot be asked for is not shown */
export async function readContractArea(
  customer: CustomerReader,
  lending: LendingReader,
): Promise<ContractArea> {
  const [status, newest] = await Promise.all([customer.status(), orNull(lending.read(payStatus))]);
  return { signed: status === 'contract', pending: newest?.state === 'pending' ? pendingOf(newest) : null };
}

const pendingOf = ({ order_id, amount_minor, currency }: PayStatus) => ({ order_id, amount_minor, currency });

/** The card of the contract; null before it is issued. @throws when it cannot be had */
export const readCard = async (lending: LendingReader): Promise<CardInfo | null> =>
  (await lending.read(contractCardInfo))?.cardInfo ?? null;

/** The documents of the contract, newest first; null for anonymous visitors. @throws when they cannot be had */
export const readDocuments = async (lending: LendingReader): Promise<readonly DocumentFile[] | null> =>
  (await lending.read(contractDocuments))?.files ?? null;
