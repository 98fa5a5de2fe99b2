import { House } from 'lucide-react';
import type { StudioScreen } from '../../app/screen.ts';

export const screen: StudioScreen = {
  path: '',
  title: 'home.title',
  role: 'agent',
  nav: { group: 'site', order: 0, icon: House },
  load: () => import('./home.tsx'),
};
