import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** Stands above the words; a state with a title has none. */
  readonly icon?: LucideIcon;
  readonly title?: string;
  readonly text: string;
  /** The one way on: a link or a button. */
  readonly children: ReactNode;
}

/** What stands where there is nothing to show, with the way on. A line of words alone is `<p className="empty-state">`. */
export function EmptyState({ icon: Icon, title, text, children }: EmptyStateProps) {
  return (
    <div className={`empty-state grid justify-items-center ${title ? 'gap-3' : 'gap-4'}`}>
      {Icon && <Icon aria-hidden="true" className="size-8 text-brand" />}
      {title && <h2 className="text-lg">{title}</h2>}
      <p className="max-w-prose">{text}</p>
      {children}
    </div>
  );
}
