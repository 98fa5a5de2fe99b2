import { useMemo } from 'react';
import { PageProvider } from '#engine/react/page-context.tsx';
import { DefaultLayout } from '../layouts/default.tsx';
import { EmptyLayout } from '../layouts/empty.tsx';
import { useBlockRenderer } from './block-renderer.tsx';
import type { ClientPlan } from './client-plan.ts';
import { pageInfo } from './page-info.ts';

/** One screen: the React tree over a Plan, the same on the server and in the browser. */
export function Screen({ plan }: { plan: ClientPlan }) {
  const { overlays } = useBlockRenderer();
  const page = useMemo(() => pageInfo(plan), [plan]);
  const Layout = plan.layout === 'empty' ? EmptyLayout : DefaultLayout;
  return (
    <PageProvider page={page}>
      <Layout plan={plan} />
      {overlays()}
    </PageProvider>
  );
}
