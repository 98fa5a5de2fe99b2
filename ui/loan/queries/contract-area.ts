import type { LendingReader } from '#registry/lending-reader.ts';
import type { QueryContext } from '#registry/widget.ts';
import { contractCardInfo, contractDocuments, contractList } from '#schemas/calls/contract.ts';
import { payStatus } from '#schemas/calls/payments.ts';
import type { CardInfo } from '#schemas/lending/card.ts';
import type { DocumentFile, SignedContract } from '#schemas/lending/contract.ts';
import type { PayStatus } from '#schemas/lending/payments.ts';

import { type ContractArea, orNull } from '../contract-area.ts';

type AreaContext = Pick<QueryContext, 'customer' | 'lending' | 'parameter'>;

/** Parameter of an address, and of calls, that names a contract which is over. */
const contractParameter = 'contract';
/** Statuses in which a contract is offered or runs: without a parameter it is the one shown. */
const ofContract: ReadonlySet<string | null> = new Set(['contract', 'show-contract']);

/** Contracts of the customer that are over, newest first. @throws when they cannot be had */
export const readEnded = async (lending: LendingReader): Promise<readonly SignedContract[]> =>
  ((await lending.read(contractList)) ?? []).filter(({ ended_at }) => ended_at !== null);

/** @returns what the frame of the area shows; what cannot be asked for is not shown */
export async function readContractArea({ customer, lending, parameter }: AreaContext): Promise<ContractArea> {
  const [status, newest] = await Promise.all([customer.status(), orNull(lending.read(payStatus))]);
  const named = parameter(contractParameter);
  const runs = ofContract.has(status);
  const over = runs && named === null ? [] : ((await orNull(readEnded(lending))) ?? []);
  const ended = over.find(({ id }) => id === named) ?? (runs ? null : (over[0] ?? null));
  return {
    signed: ended !== null || status === 'contract',
    ended,
    elsewhere:
      ended === null || status === null || status === 'nothing' ? null : runs ? 'contract' : 'application',
    pending: newest?.state === 'pending' ? pendingOf(newest) : null,
  };
}

/** What a call is asked with, so that it answers for the contract that is shown. */
export const contractQuery = ({ ended }: ContractArea): Readonly<Record<string, string>> =>
  ended === null ? {} : { [contractParameter]: ended.id };

const pendingOf = ({ order_id, amount_minor, currency }: PayStatus) => ({ order_id, amount_minor, currency });

/** The card of the contract shown; null before it is issued. @throws when it cannot be had */
export const readCard = async (lending: LendingReader, area: ContractArea): Promise<CardInfo | null> =>
  (await lending.read(contractCardInfo, { query: contractQuery(area) }))?.cardInfo ?? null;

/** The documents of the contract shown, newest first; null for anonymous visitors. @throws when they cannot be had */
export const readDocuments = async (
  lending: LendingReader,
  area: ContractArea,
): Promise<readonly DocumentFile[] | null> =>
  (await lending.read(contractDocuments, { query: contractQuery(area) }))?.files ?? null;
