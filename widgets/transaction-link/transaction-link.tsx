import type { ViewProps } from '#registry/widget.ts';
import { BankLinkScreen } from '#ui/loan/bank-link-screen.tsx';
import type { TransactionLinkProps } from './props.ts';
import type { queries } from './queries.ts';

/** A consent to read an account, given at the bank itself in this window. */
export function TransactionLink({
  props,
  data,
  block,
}: ViewProps<TransactionLinkProps, never, ReturnType<typeof queries>>) {
  return (
    <BankLinkScreen block={block} words={props} link={data.link} way="transaction-link" framed={false} />
  );
}

export default TransactionLink;
