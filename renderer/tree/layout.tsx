import { DefaultLayout } from '../layouts/default.tsx';
import { EmptyLayout } from '../layouts/empty.tsx';
import type { ClientPlan } from './client-plan.ts';

/** What of a Plan its layout shows. */
export type LayoutPlan = Pick<ClientPlan, 'url' | 'layout' | 'regions'>;

/** The blocks of a Plan in the layout it names. */
export function Layout({ plan }: { plan: LayoutPlan }) {
  return plan.layout === 'empty' ? <EmptyLayout plan={plan} /> : <DefaultLayout plan={plan} />;
}
