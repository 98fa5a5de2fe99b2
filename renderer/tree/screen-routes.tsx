import { type RouteObject, useLoaderData } from 'react-router';
import type { ClientPlan } from './client-plan.ts';
import { Screen } from './screen.tsx';

/** Name of the one route; its loader data is the Plan. */
export const screenRouteId = 'screen';

function ScreenRoute() {
  return <Screen plan={useLoaderData<ClientPlan>()} />;
}

/** React Router with one splat route: which screen an address shows is in the Plan, not in a second route table. */
export function screenRoute(extra: Pick<RouteObject, 'loader' | 'shouldRevalidate'> = {}): RouteObject {
  return { id: screenRouteId, path: '*', element: <ScreenRoute />, ...extra } as RouteObject;
}
