import { ClipboardList } from 'lucide-react';
import type { StudioScreen } from '../../../app/screen.ts';
import { listScreen } from '../../list-screen.tsx';

export const screen: StudioScreen = listScreen('form', {
  path: 'forms',
  nav: { group: 'forms', order: 1, icon: ClipboardList },
});
