import { accountsAt, shownAccount } from './bank-accounts.ts';
import type { BankVisits, Stage } from './bank-visits.ts';
import { type Question, readQuestion, type Seal } from './tokens.ts';

export interface LenderAnswersOptions {
  readonly seal: Seal;
  readonly visits: BankVisits;
  readonly now: () => number;
  /** Milliseconds reading an account takes. */
  readonly importMs: number;
  /** Tells the lender, later, that an import is over. */
  readonly announce: (linkId: string) => void;
}

/**
 * Answers the lender's sealed questions about visits. Every answer is sealed and names its question.
 * @throws Error on words that are not the lender's
 */
export function createLenderAnswers(options: LenderAnswersOptions): (question: string) => Promise<string> {
  const { seal, visits, now } = options;
  return async (words) => {
    const question = readQuestion(seal, words);
    if (!question) throw new Error('the bank was asked by a stranger');
    if (question.use === 'import') startImport(question, options);
    const status = statusOf(visits.stageOf(question.linkId), now());
    return seal.seal({ nonce: question.nonce, status });
  };
}

function startImport({ linkId, accountId }: Question, options: LenderAnswersOptions): void {
  const { visits, now, importMs, announce } = options;
  const stage = visits.stageOf(linkId);
  if (stage?.at !== 'shared' || accountId === undefined || !stage.accountIds.includes(accountId)) return;
  visits.move(linkId, { ...stage, at: 'importing', accountId, readyAt: now() + importMs });
  announce(linkId);
}

function statusOf(stage: Stage | undefined, now: number): object {
  switch (stage?.at) {
    case undefined:
      return { state: 'unknown' };
    case 'bank':
    case 'login':
    case 'consent':
      return { state: 'started' };
    case 'failed':
      return { state: 'failed', failure: stage.failure };
    case 'shared': {
      const { bank, owner, accountIds } = stage;
      const accounts = accountsAt(bank, owner).filter(({ id }) => accountIds.includes(id));
      return { state: 'authorised', accounts: accounts.map((one) => shownAccount(one, bank, owner)) };
    }
    case 'importing': {
      const { bank, owner, accountId, readyAt } = stage;
      const account = accountsAt(bank, owner).find(({ id }) => id === accountId);
      if (now < readyAt || !account) return { state: 'importing' };
      return { state: 'done', account: { iban: account.iban, bank: bank.name, owner } };
    }
  }
}
