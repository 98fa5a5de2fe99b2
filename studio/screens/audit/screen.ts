import { ScrollText } from 'lucide-react';
import type { StudioScreen } from '../../app/screen.ts';

export const screen: StudioScreen = {
  path: 'audit',
  title: 'audit.title',
  role: 'admin',
  nav: { group: 'admin', order: 30, icon: ScrollText },
  load: () => import('./audit.tsx'),
};
