import { PanelTop } from 'lucide-react';
import type { StudioScreen } from '../../../app/screen.ts';
import { listScreen } from '../../list-screen.tsx';

export const screen: StudioScreen = listScreen('view-block', {
  path: 'blocks',
  nav: { group: 'site', order: 21, icon: PanelTop },
});
