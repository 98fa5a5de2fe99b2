import { usePage } from '#engine/react/page-context.tsx';
import { BankLink } from '#flow/bank-link.tsx';
import { FlowCard } from '#flow/flow-card.tsx';
import { LinkPoints } from '#flow/link-points.tsx';
import { identityWays } from '#flow/other-ways.tsx';
import type { ViewProps } from '#registry/widget.ts';
import type { KontomatikProps } from './props.ts';
import type { queries } from './queries.ts';

/** A bank link of a provider: the bank’s page in a frame here, or in the window itself. */
export function Kontomatik({
  props,
  data,
  block,
}: ViewProps<KontomatikProps, never, ReturnType<typeof queries>>) {
  const { t, href } = usePage();
  const { paths, start } = data.link;
  return (
    <FlowCard
      block={block}
      stage="identity"
      title={props.title || t('kontomatik.title')}
      lead={props.lead || t('kontomatik.lead')}
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
        way="kontomatik"
        framed={true}
        intro={
          <LinkPoints points={[t('kontomatik.point-1'), t('kontomatik.point-2'), t('kontomatik.point-3')]} />
        }
      />
    </FlowCard>
  );
}

export default Kontomatik;
