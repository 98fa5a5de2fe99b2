import type { ReactNode } from 'react';
import type { BlockInfo } from '#registry/widget.ts';
import { bindShortWords } from '#ui/design/short-words.ts';
import { TrustLine } from '#ui/design/trust-line.tsx';
import { type LoanStage, LoanStages } from './loan-stages.tsx';

interface LoanCardProps {
  readonly block: BlockInfo;
  readonly title: string;
  readonly lead?: ReactNode;
  /** Where on the whole way the screen stands; missing on screens beside the way (blocked, rejected). */
  readonly stage?: LoanStage;
  /** Beside the card on a wide window, under it on a phone: figures, help. */
  readonly aside?: ReactNode;
  /** For what is compared side by side: as wide as with an aside. */
  readonly wide?: boolean;
  readonly children?: ReactNode;
  /** Under what the card is for: other ways, links. */
  readonly foot?: ReactNode;
}

/** The one look of the screens between sign-up and contract: where on the way one is, what to do, and nothing else. */
export function LoanCard({ block, title, lead, stage, aside, wide, children, foot }: LoanCardProps) {
  const Heading = block.first ? 'h1' : 'h2';
  const headingId = `${block.id}-heading`;
  const broad = Boolean(aside) || wide === true;
  return (
    <section
      className="py-5 sm:py-10 print:pt-5 print:pb-0"
      aria-labelledby={headingId}
      data-screen={broad ? 'wide' : 'card'}
    >
      <div className={`wrap grid grid-cols-1 gap-6 ${broad ? 'max-w-[70rem]' : 'max-w-[45rem]'}`}>
        {stage && <LoanStages stage={stage} />}
        <div
          className={`grid grid-cols-1 items-start gap-6 ${aside ? 'desktop:grid-cols-[minmax(0,1fr)_23rem]' : ''}`}
        >
          <div className="card min-w-0 overflow-hidden">
            <div className="p-5 sm:p-8">
              <Heading id={headingId} className="text-title hyphens-auto break-words">
                {bindShortWords(title)}
              </Heading>
              {lead && <div className="mt-3 text-ink-soft">{lead}</div>}
              {children && <div className="mt-6 grid grid-cols-1 gap-6">{children}</div>}
            </div>
            {foot && <div className="border-t border-line bg-paper/60 px-5 py-3 sm:px-8 sm:py-4">{foot}</div>}
          </div>
          {aside && <aside className="grid min-w-0 grid-cols-1 gap-4">{aside}</aside>}
        </div>
        <TrustLine />
      </div>
    </section>
  );
}
