import { MessageSquareText } from 'lucide-react';
import type { StudioScreen } from '../../app/screen.ts';

export const screen: StudioScreen = {
  path: 'comments',
  title: 'comments.title',
  role: 'agent',
  nav: { group: 'content', order: 95, icon: MessageSquareText },
  load: () => import('./comments.tsx'),
};
