import { useMemo } from 'react';
import { PageProvider } from '#engine/react/page-context.tsx';
import { useBlockRenderer } from './block-renderer.tsx';
import type { ClientPlan } from './client-plan.ts';
import { Layout } from './layout.tsx';
import { pageInfo } from './page-info.ts';

/** One screen: the React tree over a Plan, the same on the server and in the browser. */
export function Screen({ plan }: { plan: ClientPlan }) {
  const { overlays, t } = useBlockRenderer();
  const page = useMemo(() => pageInfo(plan, t(plan)), [plan, t]);
  return (
    <PageProvider page={page}>
      <Layout plan={plan} />
      {overlays(plan)}
    </PageProvider>
  );
}
