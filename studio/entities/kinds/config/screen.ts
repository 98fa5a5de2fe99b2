import { SlidersHorizontal } from 'lucide-react';
import type { StudioScreen } from '../../../app/screen.ts';
import { listScreen } from '../../list-screen.tsx';

export const screen: StudioScreen = listScreen('config', {
  path: 'configs',
  nav: { group: 'look', order: 10, icon: SlidersHorizontal },
});
