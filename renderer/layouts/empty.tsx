import { BlockList } from '../tree/block-list.tsx';
import type { LayoutPlan } from '../tree/client-plan.ts';

/** The page alone: for screens that must not offer a way out, such as a return from a bank. */
export function EmptyLayout({ plan }: { plan: LayoutPlan }) {
  return (
    <main id="main" tabIndex={-1} className="min-h-dvh outline-none">
      <BlockList key={plan.url} blocks={plan.regions.main} />
    </main>
  );
}
