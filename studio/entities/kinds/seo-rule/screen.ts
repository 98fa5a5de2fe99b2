import { SearchCheck } from 'lucide-react';
import type { StudioScreen } from '../../../app/screen.ts';
import { listScreen } from '../../list-screen.tsx';

export const screen: StudioScreen = listScreen('seo-rule', {
  path: 'seo-rules',
  nav: { group: 'site', order: 30, icon: SearchCheck },
});
