// First: what libraries do as they are loaded is looked at, too.
import './app/trusted-html.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import './styles/studio.css';
import { createStudioCache } from './app/studio-cache.ts';
import { StudioTextsProvider } from './app/studio-texts-provider.tsx';
import { createStudioRouter } from './shell/studio-router.tsx';

const root = document.getElementById('studio');
if (!root) throw new Error('The document has no #studio.');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createStudioCache()}>
      <StudioTextsProvider>
        <RouterProvider router={createStudioRouter()} />
      </StudioTextsProvider>
    </QueryClientProvider>
  </StrictMode>,
);
