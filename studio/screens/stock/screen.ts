import { Boxes } from 'lucide-react';
import type { StudioScreen } from '../../app/screen.ts';

export const screen: StudioScreen = {
  path: 'stock',
  title: 'stock.title',
  role: 'agent',
  nav: { group: 'shop', order: 2, icon: Boxes },
  load: () => import('./stock.tsx'),
};
