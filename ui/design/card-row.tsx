import type { ReactNode } from 'react';
import type { PhoneLayout } from '#registry/phone-layout.ts';

/** What scrolls must be reachable by keyboard; the arrow keys then scroll it. */
const scrollable = { tabIndex: 0 } as const;

interface CardRowProps {
  readonly phones: PhoneLayout;
  /** What the cards are, for who cannot see that they lie in one row. */
  readonly label: string | undefined;
  /** Columns of wider places. */
  readonly className: string;
  readonly children: ReactNode;
}

/** Cards in a grid; in a narrow place, where the editor wants it, in a row that scrolls and snaps without script. */
export function CardRow({ phones, label, className, children }: CardRowProps) {
  return phones === 'swipe' ? (
    <ul {...scrollable} aria-label={label} className={`card-row grid @max-xl:flex ${className}`}>
      {children}
    </ul>
  ) : (
    <ul className={`grid ${className}`}>{children}</ul>
  );
}
