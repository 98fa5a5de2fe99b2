import type { FastifyRequest } from 'fastify';
import { isCalendarDay } from '#money/calendar.ts';
import {
  contractData,
  contractGet,
  contractHistory,
  contractList,
  contractSettlement,
} from '#schemas/calls/contract.ts';
import { maxHistoryRows } from '#schemas/lending/contract.ts';
import { customerOf } from '../../customers/require-customer.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { capLimit } from '../../http/cap-limit.ts';
import { fieldErrors } from '../../http/field-errors.ts';
import { personLanguageOf, refuseIn } from '../../http/person-texts.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { serve } from '../../http/serve-call.ts';
import type { LoanContract } from './contract-books.ts';
import type { ContractParts } from './contract-parts.ts';
import { lockContract } from './contract-rows.ts';
import { contractTexts } from './contract-texts.ts';

/**
 * The contract of the customer who asks.
 * @param id the present one where left out
 * @throws PlatformError not_found ([sec 15]: what is not theirs is not there)
 */
export async function ownContract(
  { books }: Pick<ContractParts, 'books'>,
  request: FastifyRequest,
  id?: string,
): Promise<LoanContract> {
  const contract = await books.find(customerOf(request).customer.id, id);
  if (contract === null)
    throw new PlatformError('not_found', refuseIn(contractTexts, personLanguageOf(request), 'noContract'));
  return contract;
}

/** Reading a contract: what was agreed, what became of it, what pays it off (specification 7, area contract). */
export function registerReadingRoutes(app: PlatformApp, parts: ContractParts): void {
  const { books, stepDocuments, lifecycle, orm } = parts;

  serve(app, contractGet, async (request) => {
    const { customer } = customerOf(request);
    const language = personLanguageOf(request);
    const contract = await orm.transaction(async (tx) => {
      const open = await lifecycle.open(customer.id, tx);
      const offer = open?.status === 'show-contract' ? open.offer : null;
      return open && offer ? books.offer(tx, open, offer) : books.current(customer.id, tx);
    });
    if (contract === null)
      throw new PlatformError('not_found', refuseIn(contractTexts, language, 'noContract'));
    if (contract.state === 'offered') {
      const ready = await stepDocuments.readyOffer(contract, language);
      await orm.transaction(async (tx) => {
        // Of two windows that open the contract together, the second finds the documents of the first.
        const offered = await lockContract(tx, contract.id);
        if (offered.state === 'offered') await stepDocuments.beforeSigning(tx, offered, language, ready);
      });
    }
    return { data: await books.view(contract) };
  });

  serve(app, contractData, async (request) => {
    return { data: await books.view(await ownContract(parts, request, request.query.contract)) };
  });

  serve(app, contractList, async (request) => {
    return { data: [...(await books.list(customerOf(request).customer.id))] };
  });

  serve(app, contractSettlement, async (request) => {
    const contract = await ownContract(parts, request);
    const { on } = request.query;
    if (on !== undefined) assertDay(on, await lastDayOf(books, contract), books.today(contract), request);
    return { data: await books.settlement(contract, on) };
  });

  serve(app, contractHistory, async (request, reply) => {
    const contract = await ownContract(parts, request, request.query.contract);
    const limit = capLimit(request.query.limit, maxHistoryRows);
    const { rows, total } = await books.history(contract, {
      limit,
      offset: request.query.offset ?? 0,
      account: request.query.account,
    });
    reply.headers({
      'x-items-count': rows.length,
      'x-items-limit': limit,
      'x-items-total': total,
    });
    return { data: [...rows] };
  });
}

/** The last day a payoff can be asked for: the end of the schedule, or today where that is over. */
async function lastDayOf(books: ContractParts['books'], contract: LoanContract): Promise<string> {
  const { schedule } = await books.view(contract);
  const end = schedule.at(-1)?.due_on ?? '';
  const today = books.today(contract);
  return end > today ? end : today;
}

/** @throws PlatformError invalid_fields (field `on`) */
function assertDay(on: string, last: string, today: string, request: FastifyRequest): void {
  const language = personLanguageOf(request);
  if (!isCalendarDay(on)) throw fieldErrors(language, { on: refuseIn(contractTexts, language, 'badDay') });
  if (on < today || on > last)
    throw fieldErrors(language, { on: refuseIn(contractTexts, language, 'dayTooFar') });
}
