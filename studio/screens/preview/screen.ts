import { Eye } from 'lucide-react';
import type { StudioScreen } from '../../app/screen.ts';

export const screen: StudioScreen = {
  path: 'preview',
  title: 'preview.title',
  role: 'author',
  nav: { group: 'site', order: 40, icon: Eye },
  load: () => import('./preview.tsx'),
};
