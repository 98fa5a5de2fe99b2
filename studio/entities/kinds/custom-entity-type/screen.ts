import { Blocks } from 'lucide-react';
import type { StudioScreen } from '../../../app/screen.ts';
import { listScreen } from '../../list-screen.tsx';

export const screen: StudioScreen = listScreen('custom-entity-type', {
  path: 'custom-entity-types',
  nav: { group: 'content', order: 21, icon: Blocks },
});
