import { Tags } from 'lucide-react';
import type { StudioScreen } from '../../../app/screen.ts';
import { listScreen } from '../../list-screen.tsx';

export const screen: StudioScreen = listScreen('post-category', {
  path: 'post-categories',
  nav: { group: 'content', order: 11, icon: Tags },
});
