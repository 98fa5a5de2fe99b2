import { DefaultLayout } from '../layouts/default.tsx';
import { EmptyLayout } from '../layouts/empty.tsx';
import type { LayoutPlan } from './client-plan.ts';

/** The blocks of a Plan in the layout it names. */
export function Layout({ plan }: { plan: LayoutPlan }) {
  return plan.layout === 'empty' ? <EmptyLayout plan={plan} /> : <DefaultLayout plan={plan} />;
}
