import { Shapes } from 'lucide-react';
import type { StudioScreen } from '../../../app/screen.ts';
import { listScreen } from '../../list-screen.tsx';

export const screen: StudioScreen = listScreen('custom-entity', {
  path: 'custom-entities',
  nav: { group: 'content', order: 20, icon: Shapes },
});
