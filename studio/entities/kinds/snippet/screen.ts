import { CodeXml } from 'lucide-react';
import type { StudioScreen } from '../../../app/screen.ts';
import { listScreen } from '../../list-screen.tsx';

export const screen: StudioScreen = listScreen('snippet', {
  path: 'snippets',
  nav: { group: 'admin', order: 40, icon: CodeXml },
});
