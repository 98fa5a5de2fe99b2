import { ListTree } from 'lucide-react';
import type { StudioScreen } from '../../../app/screen.ts';
import { listScreen } from '../../list-screen.tsx';

export const screen: StudioScreen = listScreen('faq-category', {
  path: 'faq-categories',
  nav: { group: 'content', order: 13, icon: ListTree },
});
