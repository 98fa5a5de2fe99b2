import type { QueryContext } from '#registry/widget.ts';
import type { Bank } from '#schemas/bank.ts';
import { payBank } from '#schemas/calls/banks.ts';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import { payForm } from '#schemas/calls/identification.ts';
import type { VerificationTransfer } from '#schemas/lending/bank-link.ts';
import type { BankTransferVerificationProps } from './props.ts';

/** The transfer to make. `form` is null while it cannot be had. */
export interface Transfer {
  readonly form: VerificationTransfer | null;
  readonly banks: readonly Pick<Bank, 'id' | 'name'>[];
  /** Null in examples, which ask nothing. */
  readonly formCall: CallRef<typeof payForm> | null;
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
        lending.read(payForm).catch(() => null),
        lending.read(payBank, { query: { type: 'verification' } }).catch(() => null),
      ]);
      return {
        form,
        banks: (banks ?? []).map(({ id, name }) => ({ id, name })),
        formCall: customer.call(payForm),
      };
    },
  },
});
