import { ListChecks } from 'lucide-react';
import type { StudioScreen } from '../../../app/screen.ts';
import { listScreen } from '../../list-screen.tsx';

export const screen: StudioScreen = listScreen('lookup', {
  path: 'lookups',
  nav: { group: 'content', order: 22, icon: ListChecks },
});
