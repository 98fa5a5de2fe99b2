import { and, desc, eq } from 'drizzle-orm';
import type { StepUpAction, StepUpDetails } from '#schemas/lending/step-up.ts';
import { maskIban } from '#schemas/masked-contact.ts';
import type { Orm } from '../base/database/database.ts';
import type { MessageTemplate } from '../base/messages/message.ts';
import { moneyInWords } from '../base/messages/money-in-words.ts';
import type { Customer } from '../customers/customer-store.ts';
import type { StepUpMessage } from '../customers/step-up/step-up-message.ts';
import { stepUpTexts } from '../customers/step-up/step-up-texts.ts';
import { type PersonLanguage, refuseIn } from '../http/person-texts.ts';
import { PlatformError } from '../http/platform-error.ts';
import { choosePayout, signingDetails } from './contracts/loan-payout.ts';
import { loanContract } from './contracts/tables.ts';
import { bankAccount } from './payments/tables.ts';

const templates: Readonly<Record<StepUpAction, MessageTemplate>> = {
  'account.transfer-money': 'transfer-code',
  'card.card-block': 'card-block-code',
  'card.change-pin': 'pin-change-code',
  'card.remind-pin': 'pin-reminder-code',
  'card.card-details': 'card-details-code',
  'contract.sign': 'contract-sign-code',
};

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/**
 * Reads what the message has to name. Nothing of it is taken from the request: the payee is an account of the customer
 * that was proved, the contract is the one that is offered, with the account its money goes to.
 * @throws PlatformError not_found for an account that is not the customer's, or where no contract is offered;
 * invalid_fields (payout) for a place money of a loan cannot go to
 */
export async function describeStepUp(
  orm: Orm,
  { id: customerId }: Pick<Customer, 'id'>,
  { action, details }: { readonly action: StepUpAction; readonly details: StepUpDetails },
  language: PersonLanguage,
): Promise<StepUpMessage> {
  const template = templates[action];
  if (action === 'account.transfer-money') {
    const { account_id: accountId, amount_minor: amountMinor } = details;
    const account = await ownAccount(orm, customerId, String(accountId));
    if (account === undefined)
      throw new PlatformError('not_found', refuseIn(stepUpTexts, language, 'unknownAccount'));
    const payee = `${account.bank} ${maskIban(account.iban)}`;
    return {
      template,
      values: { amount: moneyInWords(Number(amountMinor), language), payee },
      bound: details,
    };
  }
  if (action === 'contract.sign') {
    const [offered] = await orm
      .select({ id: loanContract.id, number: loanContract.number, figures: loanContract.figures })
      .from(loanContract)
      .where(and(eq(loanContract.customerId, customerId), eq(loanContract.state, 'offered')))
      .orderBy(desc(loanContract.createdAt))
      .limit(1);
    if (offered === undefined)
      throw new PlatformError('not_found', refuseIn(stepUpTexts, language, 'nothingToSign'));
    const amount = moneyInWords(offered.figures.amount_minor, language, offered.figures.currency);
    const { payout } = details;
    const account = await choosePayout(
      orm,
      customerId,
      payout === undefined ? payout : String(payout),
      language,
    );
    const texts = stepUpTexts.in(language);
    const payee =
      account === null
        ? texts.cardAccount
        : texts.ownAccount.replace('{account}', `${account.bank} ${maskIban(account.iban)}`);
    return {
      template,
      values: { amount, contract: offered.number, payee },
      bound: signingDetails(offered, account),
    };
  }
  return { template, values: {}, bound: details };
}

async function ownAccount(orm: Orm, customerId: string, id: string) {
  if (!uuid.test(id)) return undefined;
  const [row] = await orm
    .select({ iban: bankAccount.iban, bank: bankAccount.bank })
    .from(bankAccount)
    .where(and(eq(bankAccount.id, id), eq(bankAccount.customerId, customerId)));
  return row;
}
