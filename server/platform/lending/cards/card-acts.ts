import { eq } from 'drizzle-orm';
import type { CardState } from '#schemas/lending/card.ts';
import type { StepUpAction, StepUpDetails } from '#schemas/lending/step-up.ts';
import { type AuditKind, createAuditLog } from '../../base/audit/audit-log.ts';
import type { Orm } from '../../base/database/database.ts';
import type { Customer } from '../../customers/customer-store.ts';
import type { StepUp } from '../../customers/step-up/step-up.ts';
import { type Caller, type PersonLanguage, refuseIn } from '../../http/person-texts.ts';
import { PlatformError } from '../../http/platform-error.ts';
import type { ContractBooks } from '../contracts/contract-books.ts';
import type { CardProcessor } from './card-processor.ts';
import { cardTexts } from './card-texts.ts';
import { paymentCard } from './tables.ts';

export type Card = typeof paymentCard.$inferSelect;

export interface CardActOptions {
  readonly orm: Orm;
  /** Null where none is set up: cards are refused. */
  readonly processor: CardProcessor | null;
  readonly books: Pick<ContractBooks, 'current'>;
  readonly stepUp: StepUp;
  readonly now: () => number;
}

interface CardAct<Result> {
  /** What the code has to be for; null for an act that needs none. */
  readonly code: {
    readonly action: StepUpAction;
    readonly details: StepUpDetails;
    readonly code: string;
  } | null;
  readonly audit: AuditKind;
  /** States in which it may be done. */
  readonly from: readonly CardState[];
  /** @returns null where there was nothing to do: then nothing is written down */
  readonly work: (tx: Orm, card: Card, processor: CardProcessor) => Promise<Result>;
}

/** How anything is done to a card. */
export interface CardActs {
  /** Card of the present contract; null where none was issued. */
  cardOf(customer: Customer, from?: Orm): Promise<Card | null>;
  cardOfContract(contractId: string, from?: Orm): Promise<Card | null>;
  /** @throws PlatformError unavailable where no processor is set up */
  processor(language: PersonLanguage): CardProcessor;
  /**
   * The code, the work and its record in one transaction: what fails leaves the code good.
   * @returns the card as it was, and what the work returned
   * @throws PlatformError not_found, wrong_status, invalid_fields (`code`), unavailable
   */
  act<Result>(
    customer: Customer,
    act: CardAct<Result>,
    caller: Caller,
  ): Promise<{ readonly card: Card; readonly result: Result }>;
}

export function createCardActs({ orm, processor, books, stepUp, now }: CardActOptions): CardActs {
  const cardOfContract: CardActs['cardOfContract'] = async (contractId, from = orm) => {
    const [card] = await from.select().from(paymentCard).where(eq(paymentCard.contractId, contractId));
    return card ?? null;
  };
  const cardOf: CardActs['cardOf'] = async (customer, from = orm) => {
    const contract = await books.current(customer.id, from);
    return contract && cardOfContract(contract.id, from);
  };
  const ready = (language: PersonLanguage): CardProcessor => {
    if (processor === null)
      throw new PlatformError('unavailable', refuseIn(cardTexts, language, 'noProcessor'));
    return processor;
  };
  return {
    cardOf,
    cardOfContract,
    processor: ready,
    act: (customer, { code, audit, from, work }, caller) => {
      const by = ready(caller.language);
      return orm.transaction(async (tx) => {
        const named = await cardOf(customer, tx);
        if (named === null)
          throw new PlatformError('not_found', refuseIn(cardTexts, caller.language, 'noCard'));
        // Locked: of two actions that come together the second sees what the first one did.
        const [card = named] = await tx
          .select()
          .from(paymentCard)
          .where(eq(paymentCard.id, named.id))
          .for('update');
        const state = stateOf(card);
        if (!from.includes(state))
          throw new PlatformError(
            'wrong_status',
            state === 'frozen'
              ? refuseIn(cardTexts, caller.language, 'frozen')
              : refuseIn(cardTexts, caller.language, 'blocked'),
          );
        if (code !== null) await stepUp.use(tx, customer, code, caller);
        const result = await work(tx, card, by);
        if (result !== null) {
          const event = { kind: audit, customerId: customer.id, address: caller.address };
          await createAuditLog(tx, now).record({ ...event, details: { card: card.id } });
        }
        return { card, result };
      });
    },
  };
}

/** The database holds no other state (`payment_cards_state`). */
export const stateOf = ({ state }: Pick<Card, 'state'>): CardState => state as CardState;
