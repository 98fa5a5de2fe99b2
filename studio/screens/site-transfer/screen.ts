import { ArrowDownUp } from 'lucide-react';
import type { StudioScreen } from '../../app/screen.ts';

export const screen: StudioScreen = {
  path: 'site-transfer',
  title: 'site-transfer.title',
  role: 'admin',
  nav: { group: 'admin', order: 50, icon: ArrowDownUp },
  load: () => import('./site-transfer.tsx'),
};
