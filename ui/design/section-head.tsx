import type { ReactNode } from 'react';
import type { BlockInfo } from '#registry/widget.ts';
import { bindShortWords } from './short-words.ts';

interface SectionHeadProps {
  readonly block: BlockInfo;
  readonly title: string | undefined;
  readonly lead?: string | undefined;
  readonly eyebrow?: string | undefined;
  /** Id of the heading, for `aria-labelledby` of the section. */
  readonly id?: string | undefined;
  /** Beside the heading in a wide window, e.g. a link to all posts. */
  readonly aside?: ReactNode;
}

/** Heading of a block with what leads into it. The page's first block carries the `h1`. Without a title and lead: nothing. */
export function SectionHead({ block, title, lead, eyebrow, id, aside }: SectionHeadProps) {
  if (!title && !lead) return null;
  const Heading = block.first ? 'h1' : 'h2';
  return (
    <div className="section-head">
      <div className="min-w-0 max-w-3xl">
        {eyebrow && <p className="eyebrow mb-3">{eyebrow}</p>}
        {title && (
          <Heading id={id} className="text-title hyphens-auto">
            {bindShortWords(title)}
          </Heading>
        )}
        {lead && <p className="mt-3 max-w-prose text-lead text-ink-soft">{lead}</p>}
      </div>
      {aside}
    </div>
  );
}

/** Level of the headings under a block's own: one deeper, and never a gap when the block has none. */
export const itemHeading = (block: BlockInfo, title: string | undefined): 'h2' | 'h3' =>
  title && !block.first ? 'h3' : 'h2';
