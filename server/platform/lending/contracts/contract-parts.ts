import type { Orm } from '../../base/database/database.ts';
import type { MessageSender } from '../../base/messages/message-sender.ts';
import type { StepUp } from '../../customers/step-up/step-up.ts';
import type { CardIssuer } from '../cards/card-issuer.ts';
import type { Lifecycle } from '../lifecycle.ts';
import type { Idempotency } from '../payments/idempotency.ts';
import type { ContractBooks } from './contract-books.ts';
import type { StepDocuments } from './step-documents.ts';

/** What the calls about contracts work with. */
export interface ContractParts {
  readonly orm: Orm;
  readonly books: ContractBooks;
  readonly stepDocuments: StepDocuments;
  readonly cards: CardIssuer;
  readonly lifecycle: Pick<Lifecycle, 'applyEvent' | 'open' | 'statusOf' | 'hasEndedContract'>;
  readonly stepUp: Pick<StepUp, 'check' | 'use'>;
  readonly idempotency: Pick<Idempotency, 'run'>;
  readonly sender: Pick<MessageSender, 'send'>;
  /** Origin of the site, without a trailing slash. */
  readonly publicOrigin: () => string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}
