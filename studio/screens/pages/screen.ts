import { Files } from 'lucide-react';
import type { StudioScreen } from '../../app/screen.ts';

export const screen: StudioScreen = {
  path: 'pages',
  title: 'pages.title',
  role: 'author',
  nav: { group: 'site', order: 1, icon: Files },
  load: () => import('./pages.tsx'),
};
