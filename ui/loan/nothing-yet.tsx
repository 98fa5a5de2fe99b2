import type { LucideIcon } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import { EmptyState } from '#ui/design/empty-state.tsx';

interface NothingYetProps {
  readonly icon: LucideIcon;
  readonly text: string;
  /** Words of the way to support. */
  readonly ask: string;
}

/** There is none of something yet: in words, and where one can ask about it. */
export function NothingYet({ icon, text, ask }: NothingYetProps) {
  const { href } = usePage();
  return (
    <EmptyState icon={icon} text={text}>
      <a className="btn btn-secondary" href={href('/contacts')}>
        {ask}
      </a>
    </EmptyState>
  );
}
