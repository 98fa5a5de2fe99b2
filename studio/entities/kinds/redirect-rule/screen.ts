import { CornerUpRight } from 'lucide-react';
import type { StudioScreen } from '../../../app/screen.ts';
import { listScreen } from '../../list-screen.tsx';

export const screen: StudioScreen = listScreen('redirect-rule', {
  path: 'redirects',
  nav: { group: 'site', order: 31, icon: CornerUpRight },
});
