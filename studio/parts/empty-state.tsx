import type { LucideIcon } from 'lucide-react';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  /** What could stand here, and what to do about it. */
  readonly children?: ReactNode;
  /** The button that begins. */
  readonly action?: ReactNode;
  readonly icon?: LucideIcon;
}

/** Says that there is nothing, and what could be done. */
export function EmptyState({ title, children, action, icon: Icon = Inbox }: Props) {
  return (
    <div className="grid justify-items-center gap-2 px-4 py-10 text-center">
      <Icon aria-hidden="true" size={28} strokeWidth={1.5} className="text-ink-soft" />
      <p className="font-semibold">{title}</p>
      {children && <div className="max-w-prose text-ink-soft text-small">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
