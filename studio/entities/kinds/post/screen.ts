import { Newspaper } from 'lucide-react';
import type { StudioScreen } from '../../../app/screen.ts';
import { listScreen } from '../../list-screen.tsx';

export const screen: StudioScreen = listScreen('post', {
  path: 'posts',
  nav: { group: 'content', order: 10, icon: Newspaper },
});
