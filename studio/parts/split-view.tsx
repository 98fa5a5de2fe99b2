import type { ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** What stands beside the main part on wide windows, and below it on narrow ones. */
  readonly side: ReactNode;
  /** Name of the side part for screen readers. */
  readonly sideLabel: string;
}

/** A main part and a side part that stays in view while the main part scrolls. */
export function SplitView({ children, side, sideLabel }: Props) {
  return (
    <div className="grid items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">{children}</div>
      <aside
        aria-label={sideLabel}
        className="min-w-0 desktop:sticky desktop:top-5 desktop:max-h-[calc(100dvh-2.5rem)] desktop:overflow-y-auto"
      >
        {side}
      </aside>
    </div>
  );
}
