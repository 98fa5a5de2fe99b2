import { Languages } from 'lucide-react';
import type { StudioScreen } from '../../app/screen.ts';

export const screen: StudioScreen = {
  path: 'translations',
  title: 'translations.title',
  role: 'author',
  nav: { group: 'content', order: 90, icon: Languages },
  load: () => import('./translations.tsx'),
};
