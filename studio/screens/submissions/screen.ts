import { Inbox } from 'lucide-react';
import type { StudioScreen } from '../../app/screen.ts';

export const screen: StudioScreen = {
  path: 'submissions',
  title: 'submissions.title',
  role: 'publisher',
  nav: { group: 'forms', order: 2, icon: Inbox },
  load: () => import('./submissions.tsx'),
};
