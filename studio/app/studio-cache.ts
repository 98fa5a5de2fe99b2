import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';

/** What the Studio knows of the platform. Refusals are answers: only what did not arrive is asked for again. */
export const createStudioCache = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // Whether there is a way to the service only a call can tell: the browser's guess would have it wait without a word.
        networkMode: 'always',
        retry: (count, error) => count < 2 && !(error instanceof ApiError && error.status >= 400),
      },
    },
  });
