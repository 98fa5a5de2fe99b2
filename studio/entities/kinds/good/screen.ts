import { ShoppingBag } from 'lucide-react';
import type { StudioScreen } from '../../../app/screen.ts';
import { listScreen } from '../../list-screen.tsx';

export const screen: StudioScreen = listScreen('good', {
  path: 'goods',
  nav: { group: 'shop', order: 10, icon: ShoppingBag },
});
