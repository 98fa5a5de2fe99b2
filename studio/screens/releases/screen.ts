import { PackageOpen } from 'lucide-react';
import type { StudioScreen } from '../../app/screen.ts';

export const screen: StudioScreen = {
  path: 'releases',
  title: 'releases.title',
  role: 'author',
  nav: { group: 'site', order: 51, icon: PackageOpen },
  load: () => import('./releases.tsx'),
};
