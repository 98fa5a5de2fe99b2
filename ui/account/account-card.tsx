import type { ReactNode } from 'react';
import type { BlockInfo } from '#registry/widget.ts';
import { Mosaic } from '#ui/design/mosaic.tsx';
import { bindShortWords } from '#ui/design/short-words.ts';
import { TrustLine } from '../design/trust-line.tsx';

interface AccountCardProps {
  readonly block: BlockInfo;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** Under what the card is for: other ways, links. */
  readonly foot?: ReactNode;
}

/** Tiles along the upper edge of the card, thinning out to the left. */
const crown = ['........qt..wd..qtwy', '..qdwt..rdkdlyqdotra'] as const;

/** The one look of the screens before an account: a single column, what to do, and how the data is kept. */
export function AccountCard({ block, title, lead, children, foot }: AccountCardProps) {
  const Heading = block.first ? 'h1' : 'h2';
  const headingId = `${block.id}-heading`;
  return (
    <section className="relative overflow-hidden py-6 sm:py-12 xl:py-16" aria-labelledby={headingId}>
      <div className="wrap relative grid grid-cols-1 max-w-[36rem] gap-6 sm:max-w-[37.5rem]">
        <div className="card relative overflow-hidden">
          <div className="flex justify-end border-b border-line bg-brand-soft px-5 sm:px-8">
            <Mosaic rows={crown} className="h-14 w-auto dark:[&_.fill-deep]:fill-deep-line sm:h-18" />
          </div>
          <div className="p-5 pt-6 sm:p-8">
            <Heading id={headingId} className="text-title hyphens-auto break-words">
              {bindShortWords(title)}
            </Heading>
            {lead && <div className="mt-3 text-ink-soft">{lead}</div>}
            <div className="mt-6 grid grid-cols-1 gap-6">{children}</div>
          </div>
          {foot && <div className="border-t border-line bg-paper/60 px-5 py-3 sm:px-8 sm:py-4">{foot}</div>}
        </div>
        <TrustLine />
      </div>
    </section>
  );
}
