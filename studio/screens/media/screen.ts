import { Images } from 'lucide-react';
import type { StudioScreen } from '../../app/screen.ts';

export const screen: StudioScreen = {
  path: 'media',
  title: 'media.title',
  role: 'author',
  nav: { group: 'content', order: 80, icon: Images },
  load: () => import('./media.tsx'),
};
