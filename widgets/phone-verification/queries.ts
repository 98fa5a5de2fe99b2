import type { PhonePaths } from '#flow/phone-calls.ts';
import type { QueryContext } from '#registry/widget.ts';
import type { PhoneVerificationProps } from './props.ts';

/** The phone that is to be proved, its end only. */
export interface AwaitedPhone {
  /** Null where the account has none, or it cannot be had. */
  readonly masked: string | null;
  readonly paths: PhonePaths;
}

export const queries = (_props: PhoneVerificationProps, { lending, customer, locale }: QueryContext) => ({
  phone: {
    queryKey: ['phone-verification', locale],
    queryFn: async (): Promise<AwaitedPhone> => {
      // The screen says in words that it cannot be had, and leads on.
      const application = await lending.read('application.status', { query: { app: '0' } }).catch(() => null);
      return {
        masked: application?.phone?.masked ?? null,
        paths: {
          codePath: customer.callPath('code.generate'),
          verifyPath: customer.callPath('code.verify'),
          changePath: customer.callPath('mobile-phone-update'),
        },
      };
    },
  },
});
