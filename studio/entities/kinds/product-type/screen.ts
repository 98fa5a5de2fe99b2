import { Tags } from 'lucide-react';
import type { StudioScreen } from '../../../app/screen.ts';
import { listScreen } from '../../list-screen.tsx';

export const screen: StudioScreen = listScreen('product-type', {
  path: 'product-types',
  nav: { group: 'shop', order: 12, icon: Tags },
});
