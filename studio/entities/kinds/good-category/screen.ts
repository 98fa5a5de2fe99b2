import { FolderTree } from 'lucide-react';
import type { StudioScreen } from '../../../app/screen.ts';
import { listScreen } from '../../list-screen.tsx';

export const screen: StudioScreen = listScreen('good-category', {
  path: 'good-categories',
  nav: { group: 'shop', order: 11, icon: FolderTree },
});
