import { Headset } from 'lucide-react';
import type { StudioScreen } from '../../app/screen.ts';

export const screen: StudioScreen = {
  path: 'applications',
  title: 'applications.title',
  role: 'support',
  nav: { group: 'operations', order: 10, icon: Headset },
  load: () => import('./applications.tsx'),
};
