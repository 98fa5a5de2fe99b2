import { BlockList } from '../tree/block-list.tsx';
import type { LayoutPlan } from '../tree/client-plan.ts';

/** Header, the page, footer: the layout of every public screen. */
export function DefaultLayout({ plan }: { plan: LayoutPlan }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <div className="site-top">
        <BlockList blocks={plan.regions.header} />
      </div>
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <BlockList key={plan.url} blocks={plan.regions.main} />
      </main>
      <BlockList blocks={plan.regions.footer} />
    </div>
  );
}
