import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';

/** What the Studio knows of the platform. Refusals are answers: only what did not arrive is asked for again. */
export const createStudioCache = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (count, error) => count < 2 && !(error instanceof ApiError && error.status >= 400),
      },
    },
  });
