import { ListTree } from 'lucide-react';
import type { StudioScreen } from '../../../app/screen.ts';
import { listScreen } from '../../list-screen.tsx';

export const screen: StudioScreen = listScreen('menu', {
  path: 'menus',
  nav: { group: 'site', order: 20, icon: ListTree },
});
