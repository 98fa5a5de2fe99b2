import type { QueryContext } from '#registry/widget.ts';
import type { VerificationTransfer } from '#schemas/lending/bank-link.ts';
import type { PaymentBank } from '#schemas/lending/payments.ts';
import type { BankTransferVerificationProps } from './props.ts';

/** The transfer to make. `form` is null while it cannot be had. */
export interface Transfer {
  readonly form: VerificationTransfer | null;
  readonly banks: readonly Pick<PaymentBank, 'id' | 'name'>[];
  readonly formPath: string;
}

export const queries = (
  _props: BankTransferVerificationProps,
  { lending, customer, locale }: QueryContext,
) => ({
  transfer: {
    queryKey: ['bank-transfer-verification', locale],
    queryFn: async (): Promise<Transfer> => {
      const [form, banks] = await Promise.all([
        // Without it the screen says so; the edge has logged why.
        lending.read('pay.form').catch(() => null),
        lending.read('pay.bank', { query: { type: 'verification' } }).catch(() => null),
      ]);
      return {
        form,
        banks: (banks ?? []).map(({ id, name }) => ({ id, name })),
        formPath: customer.callPath('pay.form'),
      };
    },
  },
});
