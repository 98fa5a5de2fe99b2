import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  /** Whether it stands in a message, and not on a page of its own. */
  readonly inMessage: boolean;
  /** What can be done: links or buttons. */
  readonly children: ReactNode;
}

/** The look of a widget in a message: what it is about, and what can be done. */
export function MessageCard({ icon: Icon, title, text, inMessage, children }: Props) {
  const card = (
    <div className="grid gap-3 rounded-control bg-sunken p-4">
      <div className="flex items-start gap-3">
        <Icon aria-hidden="true" className="size-6 flex-none text-brand" />
        <div className="min-w-0">
          <p className="font-semibold break-words">{title}</p>
          <p className="text-sm text-ink-soft">{text}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
  return inMessage ? card : <div className="wrap band">{card}</div>;
}
