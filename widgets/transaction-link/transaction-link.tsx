import { usePage } from '#engine/react/page-context.tsx';
import { BankLink } from '#flow/bank-link.tsx';
import { FlowCard } from '#flow/flow-card.tsx';
import { LinkPoints } from '#flow/link-points.tsx';
import { identityWays } from '#flow/other-ways.tsx';
import type { ViewProps } from '#registry/widget.ts';
import type { TransactionLinkProps } from './props.ts';
import type { queries } from './queries.ts';

/** A consent to read an account, given at the bank itself in this window. */
export function TransactionLink({
  props,
  data,
  block,
}: ViewProps<TransactionLinkProps, never, ReturnType<typeof queries>>) {
  const { t, href } = usePage();
  const { paths, start } = data.link;
  return (
    <FlowCard
      block={block}
      stage="identity"
      title={props.title || t('transaction-link.title')}
      lead={props.lead || t('transaction-link.lead')}
      foot={
        <p className="flex flex-wrap gap-x-6 text-sm">
          <a className="text-link inline-flex min-h-11 items-center" href={href('/identification')}>
            {t('identification.all-ways')}
          </a>
          <a className="text-link inline-flex min-h-11 items-center" href={href(identityWays.transfer)}>
            {t('identification.way.transfer')}
          </a>
        </p>
      }
    >
      <BankLink
        id={block.id}
        paths={paths}
        start={start}
        way="transaction-link"
        framed={false}
        intro={
          <LinkPoints
            points={[
              t('transaction-link.point-1'),
              t('transaction-link.point-2'),
              t('transaction-link.point-3'),
            ]}
          />
        }
      />
    </FlowCard>
  );
}

export default TransactionLink;
