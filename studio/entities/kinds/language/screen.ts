import { Languages } from 'lucide-react';
import type { StudioScreen } from '../../../app/screen.ts';
import { listScreen } from '../../list-screen.tsx';

export const screen: StudioScreen = listScreen('language', {
  path: 'languages',
  nav: { group: 'admin', order: 20, icon: Languages },
});
