import { createBrowserRouter, type RouteObject } from 'react-router';
import { StudioFrame } from './frame.tsx';
import { Loading, NotFound, ScreenFailed } from './screen-states.tsx';
import { screens } from './screens.ts';

/** The Studio's addresses, one for each screen. */
export function createStudioRouter(): ReturnType<typeof createBrowserRouter> {
  const children = screens.map(
    (screen): RouteObject => ({
      path: screen.path,
      handle: screen,
      errorElement: <ScreenFailed />,
      lazy: async () => ({ Component: (await screen.load()).default }),
    }),
  );
  return createBrowserRouter(
    [
      {
        path: '/',
        element: <StudioFrame />,
        hydrateFallbackElement: <Loading />,
        children: [...children, { path: '*', element: <NotFound /> }],
      },
    ],
    { basename: '/studio' },
  );
}
