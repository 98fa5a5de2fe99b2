import type { FastifyRequest } from 'fastify';
import { contractSign, contractWithdrawal, contractWithdrawalTerms } from '#schemas/calls/contract.ts';
import { maskIban } from '#schemas/masked-contact.ts';
import type { ApplicationStatus } from '#schemas/statuses.ts';
import { createAuditLog } from '../../base/audit/audit-log.ts';
import type { Orm } from '../../base/database/database.ts';
import type { Message } from '../../base/messages/message.ts';
import { customerOf } from '../../customers/require-customer.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { callerOf, personLanguageOf, refuseIn } from '../../http/person-texts.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { serve } from '../../http/serve-call.ts';
import { wrongStatus } from '../../http/wrong-status-texts.ts';
import { requireStatus } from '../require-status.ts';
import { type LoanContract, TooLateToWithdraw } from './contract-books.ts';
import { withdrawalLetter } from './contract-letters.ts';
import type { ContractParts } from './contract-parts.ts';
import { contractTexts } from './contract-texts.ts';
import { showWithdrawal } from './contract-withdrawal.ts';
import { choosePayout, describePayout, signingDetails } from './loan-payout.ts';
import { ownContract } from './reading-routes.ts';

/** What binds: signing a contract, and withdrawing from it (art. 53 of the consumer credit act). */
export function registerSigningRoutes(app: PlatformApp, parts: ContractParts): void {
  const { orm, books, stepDocuments, cards, lifecycle, stepUp, idempotency, sender, publicOrigin, now } =
    parts;
  // Not a hook: a repetition comes when the status has moved on already, and gets the stored answer.
  const assertStatus = (request: FastifyRequest, status: ApplicationStatus) => async () =>
    requireStatus(lifecycle, [status])(request);
  const offeredTo = async (request: FastifyRequest): Promise<LoanContract> => {
    const contract = await books.current(customerOf(request).customer.id);
    if (contract?.state !== 'offered')
      throw new PlatformError('not_found', refuseIn(contractTexts, personLanguageOf(request), 'noContract'));
    return contract;
  };
  /** Before anything else in the transaction. Of several at once, the others find what the first one made of it. */
  const lockIn = async (tx: Orm, request: FastifyRequest, state: string): Promise<LoanContract> => {
    const contract = await books.lockRunning(tx, customerOf(request).customer.id);
    if (contract?.state !== state)
      throw new PlatformError('wrong_status', wrongStatus(personLanguageOf(request)));
    return contract;
  };

  serve(app, contractSign, async (request, reply) => {
    const { customer } = customerOf(request);
    const caller = callerOf(request);
    const { language } = caller;
    const { code, payout } = request.body;
    const payoutIn = (db: Orm) => choosePayout(db, customer.id, payout, language);
    const useOf = (contract: LoanContract, account: Awaited<ReturnType<typeof payoutIn>>) =>
      ({ action: 'contract.sign', details: signingDetails(contract, account), code }) as const;
    // Four PDFs take their time: they are made before the transaction, and only for who has the code.
    const makeReady = async () => {
      await assertStatus(request, 'show-contract')();
      const offered = await offeredTo(request);
      // Before the code: a try is not spent on what would be refused anyway.
      const account = await payoutIn(orm);
      await stepUp.check(customer, useOf(offered, account), caller);
      const { moment, signed } = books.signing(offered);
      const forOffer = await stepDocuments.readyOffer(offered, language);
      const forSigned = await stepDocuments.readySigned(signed, language, describePayout(account));
      return { moment, forOffer, forSigned };
    };
    const sign = async (tx: Orm, made: Awaited<ReturnType<typeof makeReady>>) => {
      const offered = await lockIn(tx, request, 'offered');
      const account = await payoutIn(tx);
      await stepUp.use(tx, customer, useOf(offered, account), caller);
      await stepDocuments.beforeSigning(tx, offered, language, made.forOffer);
      const sendOn = account && {
        account,
        note: contractTexts.in(language).payoutNote.replace('{account}', maskIban(account.iban)),
      };
      const signed = await books.sign(tx, offered, made.moment, sendOn);
      await stepDocuments.afterSigning(tx, signed, language, made.forSigned);
      await cards.issueCard(tx, customer, signed);
      await lifecycle.applyEvent(tx, customer.id, { kind: 'contract-signed' });
      await createAuditLog(tx, now).record({
        kind: 'contract-signed',
        customerId: customer.id,
        address: caller.address,
        details: {
          contract: signed.id,
          amount_minor: signed.figures.amount_minor,
          payout: describePayout(account).to,
        },
      });
      return { data: await books.view(signed, tx) };
    };
    const { body } = await idempotency.run(request, {
      call: 'contract.sign',
      customerId: customer.id,
      prepare: makeReady,
      work: sign,
    });
    return reply.send(body);
  });

  const refuseLate = (request: FastifyRequest) => (error: unknown) => {
    if (!(error instanceof TooLateToWithdraw)) throw error;
    throw new PlatformError(
      'wrong_status',
      refuseIn(contractTexts, personLanguageOf(request), 'tooLateToWithdraw'),
    );
  };

  serve(app, contractWithdrawalTerms, async (request) => {
    const contract = await ownContract(parts, request);
    const terms = await books.withdrawalTerms(orm, contract).catch(refuseLate(request));
    return { data: showWithdrawal(terms) };
  });

  serve(app, contractWithdrawal, async (request, reply) => {
    const { customer } = customerOf(request);
    const caller = callerOf(request);
    const { language, address } = caller;
    let letter: Message | null = null;
    const withdraw = async (tx: Orm) => {
      const contract = await lockIn(tx, request, 'active');
      const terms = await books.withdrawalTerms(tx, contract);
      const documentId = await stepDocuments.withdrawalReceipt(tx, contract, terms, language);
      const receipt = await books.withdraw(tx, contract, documentId);
      await lifecycle.applyEvent(tx, customer.id, { kind: 'contract-ended' });
      await createAuditLog(tx, now).record({
        kind: 'contract-withdrawn',
        customerId: customer.id,
        address,
        details: {
          contract: contract.id,
          to_return_minor: receipt.to_return_minor,
          refund_minor: receipt.refund_minor,
        },
      });
      const of = { to: customer.email, language, origin: publicOrigin() };
      letter = withdrawalLetter({ ...of, contract: await books.view(contract, tx) }, receipt);
      return { data: receipt };
    };
    const { body } = await idempotency
      .run(request, {
        call: 'contract.withdrawal',
        customerId: customer.id,
        prepare: assertStatus(request, 'contract'),
        work: withdraw,
      })
      .catch(refuseLate(request));
    // Once it is stored, and by the try that made it.
    if (letter !== null) sender.send(letter);
    return reply.send(body);
  });
}
