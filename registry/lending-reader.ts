import type { Application, CounterOffer, Resale } from '#schemas/lending/application.ts';
import type { LinkedAccount, LinkStatus, VerificationTransfer } from '#schemas/lending/bank-link.ts';
import type { CardInfo } from '#schemas/lending/card.ts';
import type { Contract, DocumentFile, HistoryRow, Settlement } from '#schemas/lending/contract.ts';
import type { BankAccount, PaymentBank, PayStatus } from '#schemas/lending/payments.ts';
import type { PostalAddress } from '#schemas/lending/postal-address.ts';
import type { TransferCode } from '#schemas/lending/transfer-code.ts';
import type { LookupItem } from '#schemas/lookup.ts';

/** Answers of the lender's reading calls, by the call's id. */
export interface LendingAnswers {
  readonly 'application.status': Application;
  readonly 'counter-offer.list': readonly CounterOffer[];
  readonly 'resale.offers': Resale;
  readonly 'contract.data': Contract;
  readonly 'contract.settlement': Settlement;
  readonly 'contract.transfer-code': TransferCode;
  readonly 'contract.history': readonly HistoryRow[];
  /** Without its envelopes `{cardInfo}` and `{files}`. */
  readonly 'contract.card-info': CardInfo;
  readonly 'contract.documents': readonly DocumentFile[];
  readonly 'bank-account.list': readonly BankAccount[];
  readonly 'pay.status': PayStatus | null;
  readonly 'pay.bank': readonly PaymentBank[];
  readonly 'bank.repayment': readonly PaymentBank[];
  readonly 'pay.form': VerificationTransfer;
  readonly 'kontomatik.account': readonly LinkedAccount[];
  readonly 'transaction-link.account': readonly LinkedAccount[];
  readonly 'address.self': PostalAddress | null;
  readonly 'lookup.product': readonly LookupItem[];
  readonly 'kontomatik.status': LinkStatus;
}

/**
 * What a widget's queries may read of the customer's loan. Never shared between visitors ([sec 37]). The platform refuses
 * what the application's status does not allow ([sec 14]).
 */
export interface LendingReader {
  /** @returns null for anonymous visitors @throws when it cannot be had */
  read<Id extends keyof LendingAnswers>(
    id: Id,
    options?: {
      readonly query?: Readonly<Record<string, string>>;
      readonly params?: Readonly<Record<string, string>>;
    },
  ): Promise<LendingAnswers[Id] | null>;
}
