import type { QueryContext } from '#registry/widget.ts';
import type { PhonePaths } from './phone-calls.ts';

/** The phone that is to be proved, its end only. */
export interface AwaitedPhone {
  /** Null where the account has none, or it cannot be had. */
  readonly masked: string | null;
  readonly paths: PhonePaths;
}

/** What the screens of a phone begin with. It always comes: where the number cannot be had, they say so and lead on. */
export async function readAwaitedPhone({ lending, customer }: QueryContext): Promise<AwaitedPhone> {
  const application = await lending.read('application.status', { query: { app: '0' } }).catch(() => null);
  return {
    masked: application?.phone?.masked ?? null,
    paths: {
      codePath: customer.callPath('code.generate'),
      verifyPath: customer.callPath('code.verify'),
      changePath: customer.callPath('mobile-phone-update'),
    },
  };
}
