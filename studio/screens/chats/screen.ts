import { MessagesSquare } from 'lucide-react';
import type { StudioScreen } from '../../app/screen.ts';

export const screen: StudioScreen = {
  path: 'chats',
  title: 'chats.title',
  role: 'support',
  nav: { group: 'operations', order: 5, icon: MessagesSquare },
  load: () => import('./chats.tsx'),
};
