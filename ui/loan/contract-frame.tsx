import { Hourglass } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import type { BlockInfo } from '#registry/widget.ts';
import { bindShortWords } from '#ui/design/short-words.ts';
import type { ContractArea } from './contract-area.ts';
import { ContractBar, ContractNav, type ContractPart, isShownPart } from './contract-nav.tsx';
import { EndedBanner, NothingToDo } from './ended-banner.tsx';
import { useFigures } from './money.ts';
import { PartUnavailable } from './part-unavailable.tsx';

interface ContractFrameProps {
  readonly block: BlockInfo;
  readonly area: ContractArea;
  readonly part: ContractPart;
  readonly title: string;
  readonly lead?: ReactNode;
  /** False where what the screen is about cannot be had: it says so instead of its content. */
  readonly ok?: boolean;
  readonly children: ReactNode;
}

/** The one look of the contract's area: where one is, the ways on, a payment that is under way, and the matter itself. */
export function ContractFrame({ block, area, part, title, lead, ok = true, children }: ContractFrameProps) {
  const Heading = block.first ? 'h1' : 'h2';
  const headingId = `${block.id}-heading`;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(area);
  // The screen was read anew, and what had the focus is gone: a keyboard goes on at the screen's beginning.
  useEffect(() => {
    if (shown.current !== area && document.activeElement === document.body) heading.current?.focus();
    shown.current = area;
  }, [area]);
  return (
    <section
      className="grid gap-8 pt-5 sm:pt-10 desktop:pb-10 print:pt-5"
      aria-labelledby={headingId}
      data-screen="contract"
    >
      <div className="wrap grid grid-cols-1 items-start gap-5 desktop:grid-cols-[13.5rem_minmax(0,1fr)] desktop:gap-10">
        <div className="hidden min-w-0 desktop:sticky desktop:block desktop:top-(--header-height) desktop:pt-2 print:hidden">
          <ContractNav current={part} area={area} />
        </div>
        <div className="@container min-w-0">
          <Heading
            ref={heading}
            id={headingId}
            tabIndex={-1}
            className="scroll-mt-28 text-title hyphens-auto break-words outline-none"
          >
            {bindShortWords(title)}
          </Heading>
          {lead && <div className="mt-2 max-w-prose text-lead text-ink-soft">{lead}</div>}
          <div className="mt-6 grid grid-cols-1 gap-6">
            {area.pending && <PendingPayment pending={area.pending} />}
            {area.ended && <EndedBanner ended={area.ended} elsewhere={area.elsewhere} />}
            {area.ended && !isShownPart(part, area) ? (
              <NothingToDo ended={area.ended} />
            ) : ok ? (
              children
            ) : (
              <PartUnavailable />
            )}
          </div>
        </div>
      </div>
      <ContractBar current={part} area={area} />
    </section>
  );
}

/** A payment whose end is not known: what was paid is not asked for twice. */
function PendingPayment({ pending }: { readonly pending: NonNullable<ContractArea['pending']> }) {
  const { t, href } = usePage();
  const figures = useFigures(pending.currency);
  return (
    <div
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-info-soft p-4 text-info sm:px-6"
      data-print="no"
    >
      <Hourglass aria-hidden="true" className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 basis-60 font-medium">
        {t('contract.pending', { amount: figures.money(pending.amount_minor) })}
      </p>
      <a
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        href={href('/confirm-wait/bc')}
      >
        {t('contract.pending-see')}
      </a>
    </div>
  );
}
