import { Users } from 'lucide-react';
import type { StudioScreen } from '../../app/screen.ts';

export const screen: StudioScreen = {
  path: 'staff',
  title: 'staff.title',
  role: 'admin',
  nav: { group: 'admin', order: 10, icon: Users },
  load: () => import('./staff.tsx'),
};
