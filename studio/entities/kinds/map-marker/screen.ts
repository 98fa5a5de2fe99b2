import { MapPin } from 'lucide-react';
import type { StudioScreen } from '../../../app/screen.ts';
import { listScreen } from '../../list-screen.tsx';

export const screen: StudioScreen = listScreen('map-marker', {
  path: 'map-markers',
  nav: { group: 'content', order: 23, icon: MapPin },
});
