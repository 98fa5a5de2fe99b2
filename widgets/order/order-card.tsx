import type { ReactNode } from 'react';

interface Props {
  readonly heading: 'h2' | 'h3';
  readonly title: string;
  readonly text?: ReactNode;
  readonly children?: ReactNode;
}

/** One matter of an order. */
export function OrderCard({ heading: Heading, title, text, children }: Props) {
  return (
    <div className="card grid min-w-0 grid-cols-1 gap-4 p-5 sm:p-6">
      <Heading className="text-lg font-bold hyphens-auto break-words">{title}</Heading>
      {text && <div className="max-w-prose text-ink-soft">{text}</div>}
      {children}
    </div>
  );
}
