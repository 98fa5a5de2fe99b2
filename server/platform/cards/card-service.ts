import { desc, eq } from 'drizzle-orm';
import type { CardInfo } from '#schemas/lending/card.ts';
import type { StepUpAction, StepUpDetails } from '#schemas/lending/step-up.ts';
import { fieldErrors } from '../account/field-errors.ts';
import { type AuditKind, createAuditLog } from '../audit/audit-log.ts';
import type { ContractBooks } from '../contracts/contract-books.ts';
import type { Customer } from '../customers/customer-store.ts';
import type { Orm } from '../database/database.ts';
import type { Caller, PersonLanguage } from '../http/person-texts.ts';
import { PlatformError } from '../http/platform-error.ts';
import { birthDateOf } from '../lending/applicant.ts';
import { loanApplication } from '../lending/tables.ts';
import type { MessageSender } from '../messages/message-sender.ts';
import type { StepUp } from '../step-up/step-up.ts';
import type { CardIssuer } from './card-issuer.ts';
import type { CardProcessor } from './card-processor.ts';
import { cardTexts } from './card-texts.ts';
import { isGuessable } from './pin-rules.ts';
import { paymentCard } from './tables.ts';

export interface CardOptions {
  readonly orm: Orm;
  /** Null where none is set up: cards are refused. */
  readonly processor: CardProcessor | null;
  readonly books: Pick<ContractBooks, 'current' | 'cardBalance'>;
  readonly stepUp: StepUp;
  readonly sender: MessageSender;
  /** Keys of the lookup `cardBlockReason`. */
  readonly blockReasons: (language: PersonLanguage) => Promise<readonly string[]>;
  readonly publicOrigin: () => string;
  readonly now: () => number;
}

/** Cards of customers. Every action needs a fresh code, is written down, and is told to the customer. */
export interface Cards extends CardIssuer {
  /** Card of the present contract; null where none was issued. */
  info(customer: Customer): Promise<CardInfo | null>;
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
  /** Sends the PIN to the confirmed phone. @throws PlatformError not_found, wrong_status, invalid_fields, unavailable */
  remindPin(customer: Customer, given: { readonly code: string }, caller: Caller): Promise<void>;
}

type Card = typeof paymentCard.$inferSelect;
const scheme = 'Mastercard';

export function createCards(options: CardOptions): Cards {
  const { orm, processor, books, stepUp, sender, blockReasons, publicOrigin, now } = options;

  const cardOf = async (customer: Customer, from: Orm = orm): Promise<Card | null> => {
    const contract = await books.current(customer.id, from);
    if (contract === null) return null;
    const [card] = await from.select().from(paymentCard).where(eq(paymentCard.contractId, contract.id));
    return card ?? null;
  };
  const ready = (language: PersonLanguage): CardProcessor => {
    if (processor === null) throw new PlatformError('unavailable', cardTexts[language].noProcessor);
    return processor;
  };
  /** The code, the work and its record in one transaction: what fails leaves the code good. */
  const act = (
    customer: Customer,
    wanted: { readonly action: StepUpAction; readonly details: StepUpDetails; readonly code: string },
    kind: AuditKind,
    caller: Caller,
    work: (tx: Orm, card: Card, processor: CardProcessor) => Promise<void>,
  ): Promise<Card> => {
    const by = ready(caller.language);
    const texts = cardTexts[caller.language];
    return orm.transaction(async (tx) => {
      const named = await cardOf(customer, tx);
      if (named === null) throw new PlatformError('not_found', texts.noCard);
      // Locked: of two actions that come together the second sees what the first one did.
      const [card = named] = await tx
        .select()
        .from(paymentCard)
        .where(eq(paymentCard.id, named.id))
        .for('update');
      if (card.state !== 'active') throw new PlatformError('wrong_status', texts.blocked);
      await stepUp.use(tx, customer, wanted, caller);
      await work(tx, card, by);
      const event = { kind, customerId: customer.id, address: caller.address, details: { card: card.id } };
      await createAuditLog(tx, now).record(event);
      return card;
    });
  };
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
  const tell = (
    customer: Customer,
    template: 'card-blocked' | 'pin-changed',
    card: Card,
    { language }: Caller,
  ) => {
    const values = {
      card: card.last4,
      link: `${publicOrigin()}/${template === 'card-blocked' ? 'contacts' : 'active-contract/card-details'}`,
    };
    sender.send({ channel: 'email', to: customer.email, template, locale: language, values });
  };

  return {
    issueCard: async (tx, customer, contract) => {
      const [known] = await tx
        .select({ id: paymentCard.id })
        .from(paymentCard)
        .where(eq(paymentCard.contractId, contract.id));
      if (known) return;
      const holder = `${customer.firstname} ${customer.lastname}`.trim();
      const issued = await ready('pl').issue(tx, { order: contract.id, holder });
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
    info: async (customer) => {
      const card = await cardOf(customer);
      if (card === null) return null;
      return {
        id: card.id,
        state: card.state === 'blocked' ? 'blocked' : 'active',
        last4: card.last4,
        holder: card.holder,
        expires: card.expires,
        scheme,
        balance_minor: await books.cardBalance(card.contractId),
        currency: 'PLN',
        block_reason: card.blockReason,
        blocked_at: card.blockedAt?.toISOString() ?? null,
        pin_changed_at: card.pinChangedAt?.toISOString() ?? null,
      };
    },
    changePin: async (customer, { pin, code }, caller) => {
      const texts = cardTexts[caller.language];
      // Before the code is used: a weak PIN must not cost one.
      if (isGuessable(pin, await birthDate(customer.id))) {
        throw fieldErrors(caller.language, { pin: texts.weakPin });
      }
      const wanted = { action: 'card.change-pin', details: {}, code } as const;
      const card = await act(customer, wanted, 'pin-changed', caller, async (tx, { id, processorId }, by) => {
        if ((await by.readPin(tx, processorId)) === pin) {
          throw fieldErrors(caller.language, { pin: texts.samePin });
        }
        await by.setPin(tx, processorId, pin);
        await tx
          .update(paymentCard)
          .set({ pinChangedAt: new Date(now()) })
          .where(eq(paymentCard.id, id));
      });
      tell(customer, 'pin-changed', card, caller);
    },
    block: async (customer, { reason, code }, caller) => {
      if (!(await blockReasons(caller.language)).includes(reason)) {
        throw fieldErrors(caller.language, { reason: cardTexts[caller.language].unknownReason });
      }
      const wanted = { action: 'card.card-block', details: { reason }, code } as const;
      const card = await act(
        customer,
        wanted,
        'card-blocked',
        caller,
        async (tx, { id, processorId }, by) => {
          await by.block(tx, processorId);
          const blocked = { state: 'blocked', blockReason: reason, blockedAt: new Date(now()) };
          await tx.update(paymentCard).set(blocked).where(eq(paymentCard.id, id));
        },
      );
      tell(customer, 'card-blocked', card, caller);
    },
    remindPin: async (customer, { code }, caller) => {
      const { phone, phoneVerifiedAt } = customer;
      if (phone === null || phoneVerifiedAt === null) {
        throw new PlatformError('wrong_status', cardTexts[caller.language].noPhone);
      }
      let pin = '';
      const wanted = { action: 'card.remind-pin', details: {}, code } as const;
      const card = await act(customer, wanted, 'pin-reminded', caller, async (tx, { processorId }, by) => {
        pin = await by.readPin(tx, processorId);
      });
      const values = { card: card.last4, pin };
      sender.send({ channel: 'sms', to: phone, template: 'pin-reminder', locale: caller.language, values });
    },
  };
}
