import { BadgePercent } from 'lucide-react';
import type { StudioScreen } from '../../../app/screen.ts';
import { listScreen } from '../../list-screen.tsx';

export const screen: StudioScreen = listScreen('lead-offer', {
  path: 'lead-offers',
  nav: { group: 'shop', order: 20, icon: BadgePercent },
});
