import { Landmark } from 'lucide-react';
import type { StudioScreen } from '../../../app/screen.ts';
import { listScreen } from '../../list-screen.tsx';

export const screen: StudioScreen = listScreen('bank', {
  path: 'banks',
  nav: { group: 'shop', order: 21, icon: Landmark },
});
