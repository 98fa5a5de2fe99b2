import { lazy } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import type { StudioScreen } from '../app/screen.ts';
import { Loading, NotFound, ScreenFailed } from '../app/screen-states.tsx';
import { screens } from '../app/screens.ts';
import { StudioFrame } from './frame.tsx';

/** The Studio's addresses, one for each screen. */
export function createStudioRouter(): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter(
    [
      {
        path: '/',
        element: <StudioFrame />,
        hydrateFallbackElement: <Loading />,
        children: [...screens.map(routeOf), { path: '*', element: <NotFound /> }],
      },
    ],
    { basename: '/studio' },
  );
}

/**
 * A screen's code comes when it is opened, beside the question who is signed in. By React's `lazy` and not the router's,
 * which shows nothing at all in place of a screen whose code did not come.
 */
function routeOf(screen: StudioScreen): RouteObject {
  let code: ReturnType<StudioScreen['load']> | null = null;
  const load = () => {
    code ??= screen.load();
    return code;
  };
  return {
    path: screen.path,
    handle: screen,
    errorElement: <ScreenFailed />,
    loader: () => {
      // What came of it is the screen's to show.
      load().catch(() => undefined);
      return null;
    },
    Component: lazy(load),
  };
}
