import { desc, eq } from 'drizzle-orm';
import { type CardDetails, type CardInfo, cardStates } from '#schemas/lending/card.ts';
import { createAuditLog } from '../../base/audit/audit-log.ts';
import type { Orm } from '../../base/database/database.ts';
import type { MessageSender } from '../../base/messages/message-sender.ts';
import type { Customer } from '../../customers/customer-store.ts';
import { fieldErrors } from '../../http/field-errors.ts';
import { type Caller, type PersonLanguage, refuseIn } from '../../http/person-texts.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { birthDateOf } from '../applicant.ts';
import type { ContractBooks } from '../contracts/contract-books.ts';
import { contractTexts } from '../contracts/contract-texts.ts';
import { loanContract } from '../contracts/tables.ts';
import { loanApplication } from '../tables.ts';
import { type Card, type CardActOptions, createCardActs, stateOf } from './card-acts.ts';
import type { CardIssuer } from './card-issuer.ts';
import { type CardAct, cardAfter } from './card-state.ts';
import { cardTexts } from './card-texts.ts';
import { isGuessable } from './pin-rules.ts';
import { paymentCard } from './tables.ts';

export interface CardOptions extends CardActOptions {
  readonly books: Pick<ContractBooks, 'current' | 'find' | 'cardBalance'>;
  readonly sender: MessageSender;
  /** Keys of the lookup `cardBlockReason`. */
  readonly blockReasons: (language: PersonLanguage) => Promise<readonly string[]>;
  readonly publicOrigin: () => string;
}

/** Cards of customers. What is done is written down and told to the customer; all but freezing needs a fresh code. */
export interface Cards extends CardIssuer {
  /**
   * Card of a contract, the present one where none is named; null where none was issued.
   * @throws PlatformError not_found where the customer has no such contract
   */
  info(customer: Customer, contract: string | undefined, language: PersonLanguage): Promise<CardInfo | null>;
  /**
   * Ends the card of an application's contract with the contract, in its transaction: nobody pays with it any more, and its
   * money stays the customer's.
   */
  closeCard(tx: Orm, applicationId: string): Promise<void>;
  /** @throws PlatformError not_found, wrong_status (blocked), invalid_fields (`pin`, `code`), unavailable */
  changePin(
    customer: Customer,
    given: { readonly pin: string; readonly code: string },
    caller: Caller,
  ): Promise<void>;
  /** @throws PlatformError not_found, wrong_status (blocked), invalid_fields (`reason`, `code`), unavailable */
  block(
    customer: Customer,
    given: { readonly reason: string; readonly code: string },
    caller: Caller,
  ): Promise<void>;
  /**
   * Freezes the card, or lets it be used again; again changes nothing. No code: it must be quick, and takes nothing from anybody.
   * @throws PlatformError not_found, wrong_status (blocked), invalid_fields (`reason`), unavailable
   */
  freeze(customer: Customer, given: { readonly reason: string }, caller: Caller): Promise<void>;
  unfreeze(customer: Customer, caller: Caller): Promise<void>;
  /** What pays on the internet. It is in no log. @throws PlatformError not_found, wrong_status, invalid_fields (`code`), unavailable */
  showNumber(customer: Customer, given: { readonly code: string }, caller: Caller): Promise<CardDetails>;
  /** Sends the PIN to the confirmed phone. @throws PlatformError not_found, wrong_status, invalid_fields, unavailable */
  remindPin(customer: Customer, given: { readonly code: string }, caller: Caller): Promise<void>;
}

const scheme = 'Mastercard';
/** States in which an act is taken: all from which it leads somewhere. */
const statesFor = (act: CardAct) => cardStates.filter((state) => cardAfter(state, act) !== null);

export function createCards(options: CardOptions): Cards {
  const { orm, books, sender, blockReasons, publicOrigin, now } = options;

  const acts = createCardActs(options);
  const { cardOf, act } = acts;
  const birthDate = async (customerId: string): Promise<string | null> => {
    const [application] = await orm
      .select({ values: loanApplication.values })
      .from(loanApplication)
      .where(eq(loanApplication.customerId, customerId))
      .orderBy(desc(loanApplication.createdAt))
      .limit(1);
    const numbers = Object.values(application?.values ?? {}).map((step) => step['pesel']);
    const pesel = numbers.find((value) => typeof value === 'string');
    return typeof pesel === 'string' ? birthDateOf(pesel) : null;
  };
  const notify = (
    customer: Customer,
    template: 'card-blocked' | 'card-frozen' | 'card-unfrozen' | 'card-number-shown' | 'pin-changed',
    card: Card,
    { language }: Caller,
  ) => {
    const values = {
      card: card.last4,
      link: `${publicOrigin()}/${template === 'card-blocked' ? 'contacts' : 'active-contract/card-details'}`,
    };
    sender.send({ channel: 'email', to: customer.email, template, locale: language, values });
  };

  const assertReason = async (reason: string, { language }: Caller): Promise<void> => {
    if (!(await blockReasons(language)).includes(reason))
      throw fieldErrors(language, { reason: refuseIn(cardTexts, language, 'unknownReason') });
  };
  /** @param reason null to unfreeze */
  const setFrozen = (customer: Customer, reason: string | null, caller: Caller) =>
    act(
      customer,
      {
        code: null,
        audit: reason === null ? 'card-unfrozen' : 'card-frozen',
        from: statesFor(reason === null ? 'unfreeze' : 'freeze'),
        work: async (tx, card, by) => {
          const state = cardAfter(stateOf(card), reason === null ? 'unfreeze' : 'freeze');
          if (state === null || state === card.state) return null;
          await by.setFrozen(tx, card.processorId, reason !== null);
          await tx
            .update(paymentCard)
            .set({ state, blockReason: reason, frozenAt: reason === null ? null : new Date(now()) })
            .where(eq(paymentCard.id, card.id));
          return 'done' as const;
        },
      },
      caller,
    );

  return {
    issueCard: async (tx, customer, contract) => {
      const [known] = await tx
        .select({ id: paymentCard.id })
        .from(paymentCard)
        .where(eq(paymentCard.contractId, contract.id));
      if (known) return;
      const holder = `${customer.firstname} ${customer.lastname}`.trim();
      const issued = await acts.processor('pl').issue(tx, { order: contract.id, holder });
      const [card] = await tx
        .insert(paymentCard)
        .values({
          ...issued,
          customerId: customer.id,
          contractId: contract.id,
          holder,
          state: 'active',
          createdAt: new Date(now()),
        })
        .returning({ id: paymentCard.id });
      await createAuditLog(tx, now).record({
        kind: 'card-issued',
        customerId: customer.id,
        details: { card: card?.id ?? '' },
      });
    },
    closeCard: async (tx, applicationId) => {
      const [found] = await tx
        .select({ card: paymentCard })
        .from(paymentCard)
        .innerJoin(loanContract, eq(loanContract.id, paymentCard.contractId))
        .where(eq(loanContract.applicationId, applicationId))
        .for('update', { of: paymentCard });
      if (!found || found.card.state === 'blocked') return;
      const { id, customerId, processorId } = found.card;
      // Where no processor is set up any more there is nobody to tell, and money that came must be booked all the same.
      await options.processor?.block(tx, processorId);
      await tx
        .update(paymentCard)
        .set({ state: 'blocked', blockReason: null, blockedAt: new Date(now()), frozenAt: null })
        .where(eq(paymentCard.id, id));
      await createAuditLog(tx, now).record({ kind: 'card-blocked', customerId, details: { card: id } });
    },
    info: async (customer, named, language) => {
      const contract = await books.find(customer.id, named);
      if (contract === null && named !== undefined)
        throw new PlatformError('not_found', refuseIn(contractTexts, language, 'noContract'));
      const card = contract && (await acts.cardOfContract(contract.id));
      if (card === null) return null;
      return {
        id: card.id,
        state: stateOf(card),
        last4: card.last4,
        holder: card.holder,
        expires: card.expires,
        scheme,
        balance_minor: await books.cardBalance(card.contractId),
        currency: 'PLN',
        block_reason: card.blockReason,
        frozen_at: card.frozenAt?.toISOString() ?? null,
        blocked_at: card.blockedAt?.toISOString() ?? null,
        pin_changed_at: card.pinChangedAt?.toISOString() ?? null,
      };
    },
    changePin: async (customer, { pin, code }, caller) => {
      const [born, own] = await Promise.all([birthDate(customer.id), cardOf(customer)]);
      // Before the code is used: a weak PIN must not cost one.
      if (own !== null && isGuessable(pin, { last4: own.last4, birthDate: born })) {
        throw fieldErrors(caller.language, { pin: refuseIn(cardTexts, caller.language, 'weakPin') });
      }
      const { card } = await act(
        customer,
        {
          code: { action: 'card.change-pin', details: {}, code },
          audit: 'pin-changed',
          from: ['active'],
          work: async (tx, { id, processorId }, by) => {
            if ((await by.readPin(tx, processorId)) === pin) {
              throw fieldErrors(caller.language, { pin: refuseIn(cardTexts, caller.language, 'samePin') });
            }
            await by.setPin(tx, processorId, pin);
            await tx
              .update(paymentCard)
              .set({ pinChangedAt: new Date(now()) })
              .where(eq(paymentCard.id, id));
            return 'done' as const;
          },
        },
        caller,
      );
      notify(customer, 'pin-changed', card, caller);
    },
    block: async (customer, { reason, code }, caller) => {
      await assertReason(reason, caller);
      const { card } = await act(
        customer,
        {
          code: { action: 'card.card-block', details: { reason }, code },
          audit: 'card-blocked',
          from: statesFor('block'),
          work: async (tx, { id, processorId }, by) => {
            await by.block(tx, processorId);
            await tx
              .update(paymentCard)
              .set({ state: 'blocked', blockReason: reason, blockedAt: new Date(now()), frozenAt: null })
              .where(eq(paymentCard.id, id));
            return 'done' as const;
          },
        },
        caller,
      );
      notify(customer, 'card-blocked', card, caller);
    },
    freeze: async (customer, { reason }, caller) => {
      await assertReason(reason, caller);
      const { card, result } = await setFrozen(customer, reason, caller);
      if (result === 'done') notify(customer, 'card-frozen', card, caller);
    },
    unfreeze: async (customer, caller) => {
      const { card, result } = await setFrozen(customer, null, caller);
      if (result === 'done') notify(customer, 'card-unfrozen', card, caller);
    },
    showNumber: async (customer, { code }, caller) => {
      const { card, result: shown } = await act(
        customer,
        {
          code: { action: 'card.card-details', details: {}, code },
          audit: 'card-number-shown',
          from: ['active'],
          work: (tx, named, by) => by.readNumber(tx, named),
        },
        caller,
      );
      notify(customer, 'card-number-shown', card, caller);
      return { number: shown.number, security_code: shown.securityCode, expires: card.expires };
    },
    remindPin: async (customer, { code }, caller) => {
      const { phone, phoneVerifiedAt } = customer;
      if (phone === null || phoneVerifiedAt === null) {
        throw new PlatformError('wrong_status', refuseIn(cardTexts, caller.language, 'noPhone'));
      }
      const { card, result: pin } = await act(
        customer,
        {
          code: { action: 'card.remind-pin', details: {}, code },
          audit: 'pin-reminded',
          from: ['active'],
          work: (tx, { processorId }, by) => by.readPin(tx, processorId),
        },
        caller,
      );
      const values = { card: card.last4, pin };
      sender.send({ channel: 'sms', to: phone, template: 'pin-reminder', locale: caller.language, values });
    },
  };
}
