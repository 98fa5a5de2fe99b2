import { GalleryHorizontal } from 'lucide-react';
import type { StudioScreen } from '../../../app/screen.ts';
import { listScreen } from '../../list-screen.tsx';

export const screen: StudioScreen = listScreen('carousel', {
  path: 'carousels',
  nav: { group: 'site', order: 22, icon: GalleryHorizontal },
});
