import type { QueryContext } from '#registry/widget.ts';
import { applicationStatus } from '#schemas/calls/application.ts';
import { codeGenerate, codeVerify, mobilePhoneUpdate } from '#schemas/calls/contacts.ts';
import type { PhoneCalls } from '../phone-calls.ts';

/** The phone that is to be proved, its end only. */
export interface AwaitedPhone {
  /** Null where the account has none, or it cannot be had. */
  readonly masked: string | null;
  readonly calls: PhoneCalls;
}

/** What the screens of a phone begin with. It always comes: where the number cannot be had, they say so and lead on. */
export async function readAwaitedPhone({ lending, customer }: QueryContext): Promise<AwaitedPhone> {
  const application = await lending.read(applicationStatus, { query: { app: '0' } }).catch(() => null);
  return {
    masked: application?.phone?.masked ?? null,
    calls: {
      codeCall: customer.call(codeGenerate),
      verifyCall: customer.call(codeVerify),
      changeCall: customer.call(mobilePhoneUpdate),
    },
  };
}
