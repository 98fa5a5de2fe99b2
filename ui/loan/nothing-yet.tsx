import type { LucideIcon } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';

interface NothingYetProps {
  readonly icon: LucideIcon;
  readonly text: string;
  /** Words of the way to support. */
  readonly ask: string;
}

/** There is none of something yet: in words, and where one can ask about it. */
export function NothingYet({ icon: Icon, text, ask }: NothingYetProps) {
  const { href } = usePage();
  return (
    <div className="empty-state grid justify-items-center gap-4">
      <Icon aria-hidden="true" className="size-8 text-brand" />
      <p className="max-w-prose">{text}</p>
      <a className="btn btn-secondary" href={href('/contacts')}>
        {ask}
      </a>
    </div>
  );
}
