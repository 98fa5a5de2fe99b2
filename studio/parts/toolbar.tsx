import type { ReactNode } from 'react';

interface Props {
  readonly title: ReactNode;
  /** Beside the title: its state. */
  readonly badge?: ReactNode;
  /** Below the title: one line of what this is. */
  readonly lead?: ReactNode;
  /** Where this belongs: a link back to the list. */
  readonly back?: ReactNode;
  /** Buttons, the main one last. */
  readonly children?: ReactNode;
}

/** Head of a screen: title, state and what can be done. */
export function Toolbar({ title, badge, lead, back, children }: Props) {
  return (
    <header className="mb-5 grid gap-1">
      {back && <div className="text-small">{back}</div>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="min-w-0 text-title">{title}</h1>
          {badge}
        </div>
        {children && <div className="flex flex-wrap items-center gap-2">{children}</div>}
      </div>
      {lead && <p className="max-w-prose text-ink-soft">{lead}</p>}
    </header>
  );
}
