import type { ReactNode } from 'react';
import type { BlockInfo } from '#registry/widget.ts';

interface ContractCardProps {
  readonly block: BlockInfo;
  readonly id?: string;
  readonly title: string;
  readonly text?: ReactNode;
  /** Beside the heading: a badge, a small action. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/** One matter of a screen of the contract's area: a card with a heading one level under the screen's. */
export function ContractCard({ block, id, title, text, aside, children }: ContractCardProps) {
  const Heading = block.first ? 'h2' : 'h3';
  return (
    <div
      className="card grid min-w-0 grid-cols-1 content-start gap-5 p-5 sm:p-7"
      {...(id !== undefined && { id })}
    >
      <div>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <Heading className="min-w-0 text-xl font-bold hyphens-auto break-words">{title}</Heading>
          {aside}
        </div>
        {text && <div className="mt-1.5 max-w-prose text-ink-soft">{text}</div>}
      </div>
      {children}
    </div>
  );
}

/** Names and values in lines, e.g. what a sum is made of. The last line may be the sum. */
export function ValueList({
  rows,
}: {
  readonly rows: readonly { readonly name: string; readonly value: ReactNode; readonly strong?: boolean }[];
}) {
  return (
    <dl>
      {rows.map(({ name, value, strong }) => (
        <div
          key={name}
          className={`flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2.5 last:border-b-0 ${strong ? 'font-bold' : ''}`}
        >
          <dt className={`min-w-0 ${strong ? '' : 'text-ink-soft'}`}>{name}</dt>
          <dd className="ml-auto min-w-0 text-right break-words tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
