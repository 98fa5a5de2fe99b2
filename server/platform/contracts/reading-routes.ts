import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { isCalendarDay } from '#money/calendar.ts';
import { Envelope } from '#schemas/envelope.ts';
import {
  Contract,
  type HistoryAccount,
  HistoryRow,
  historyAccounts,
  Settlement,
} from '#schemas/lending/contract.ts';
import { fieldErrors } from '../account/field-errors.ts';
import { customerOf, requireCustomer } from '../customers/require-customer.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { personLanguageOf } from '../http/person-texts.ts';
import { PlatformError } from '../http/platform-error.ts';
import { capLimit, failures, LanguageQuery, limitOf, Offset } from '../http/request-schemas.ts';
import { requireStatus } from '../lending/require-status.ts';
import type { LoanContract } from './contract-books.ts';
import type { ContractParts } from './contract-parts.ts';
import { lockContract } from './contract-rows.ts';
import { contractTexts } from './contract-texts.ts';

export const contractTags = ['Contract'];
export const customerSecurity = [{ customer: [] }];
const mostHistory = 100;

/** The contract of the customer who asks. @throws PlatformError not_found ([sec 15]: what is not theirs is not there) */
export async function ownContract(
  { books }: Pick<ContractParts, 'books'>,
  request: FastifyRequest,
): Promise<LoanContract> {
  const contract = await books.current(customerOf(request).customer.id);
  if (contract === null)
    throw new PlatformError('not_found', contractTexts[personLanguageOf(request)].noContract);
  return contract;
}

/** Reading a contract: what was agreed, what became of it, what pays it off (specification 7, area contract). */
export function registerReadingRoutes(app: PlatformApp, parts: ContractParts): void {
  const { books, papers, lifecycle, orm, product, customers } = parts;
  const signedIn = requireCustomer(customers.sessions);
  const shown = [signedIn, requireStatus(lifecycle, ['show-contract', 'contract'])];
  const active = [signedIn, requireStatus(lifecycle, ['contract'])];

  app.post(
    `/v2/${product}/contract/get`,
    {
      onRequest: shown,
      schema: {
        tags: contractTags,
        security: customerSecurity,
        summary: 'The contract, ready to be read: made with its papers where it does not exist',
        querystring: LanguageQuery,
        response: { 200: Envelope(Contract), ...failures(401, 404, 409) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { customer } = customerOf(request);
      const language = personLanguageOf(request);
      const contract = await orm.transaction(async (tx) => {
        const open = await lifecycle.open(customer.id, tx);
        const offer = open?.status === 'show-contract' ? open.offer : null;
        return open && offer ? books.offer(tx, open, offer) : books.current(customer.id, tx);
      });
      if (contract === null) throw new PlatformError('not_found', contractTexts[language].noContract);
      if (contract.state === 'offered') {
        const ready = await papers.readyOffer(contract, language);
        await orm.transaction(async (tx) => {
          // Of two windows that open the contract together, the second finds the papers of the first.
          const offered = await lockContract(tx, contract.id);
          if (offered.state === 'offered') await papers.beforeSigning(tx, offered, language, ready);
        });
      }
      return { data: await books.view(contract) };
    },
  );

  app.get(
    `/v2/${product}/contract/data`,
    {
      onRequest: shown,
      schema: {
        tags: contractTags,
        security: customerSecurity,
        summary: 'The contract: figures, schedule with what was paid, what is owed today',
        querystring: LanguageQuery,
        response: { 200: Envelope(Contract), ...failures(401, 404, 409) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { data: await books.view(await ownContract(parts, request)) };
    },
  );

  app.get(
    `/v2/${product}/contract/settlement`,
    {
      onRequest: active,
      schema: {
        tags: contractTags,
        security: customerSecurity,
        summary: 'What pays the loan off on a day (art. 49); without `on` today',
        querystring: Type.Object({
          ...LanguageQuery.properties,
          on: Type.Optional(Type.String({ maxLength: 10 })),
        }),
        response: { 200: Envelope(Settlement), ...failures(400, 401, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const contract = await ownContract(parts, request);
      const { on } = request.query;
      if (on !== undefined) assertDay(on, await lastDayOf(books, contract), books.today(contract), request);
      return { data: await books.settlement(contract, on) };
    },
  );

  app.get(
    `/v2/${product}/contract/history`,
    {
      onRequest: active,
      schema: {
        tags: contractTags,
        security: customerSecurity,
        summary: 'Money that moved, newest first: on the loan, on the account of its card, or both',
        querystring: Type.Object({
          ...LanguageQuery.properties,
          limit: limitOf(mostHistory),
          offset: Offset,
          account: Type.Optional(Type.Unsafe<HistoryAccount>({ type: 'string', enum: [...historyAccounts] })),
        }),
        response: { 200: Envelope(Type.Array(HistoryRow)), ...failures(400, 401, 404, 409) },
      },
    },
    async (request, reply) => {
      const contract = await ownContract(parts, request);
      const limit = capLimit(request.query.limit, mostHistory);
      const { rows, total } = await books.history(contract, {
        limit,
        offset: request.query.offset ?? 0,
        account: request.query.account,
      });
      reply.headers({
        'cache-control': 'no-store',
        'x-items-count': rows.length,
        'x-items-limit': limit,
        'x-items-total': total,
      });
      return { data: [...rows] };
    },
  );
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
  const texts = contractTexts[language];
  if (!isCalendarDay(on)) throw fieldErrors(language, { on: texts.badDay });
  if (on < today || on > last) throw fieldErrors(language, { on: texts.dayTooFar });
}
