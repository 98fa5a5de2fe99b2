import { MessageSquareText } from 'lucide-react';
import type { StudioScreen } from '../../app/screen.ts';

export const screen: StudioScreen = {
  path: 'chat-templates',
  title: 'chat-templates.title',
  role: 'admin',
  nav: { group: 'operations', order: 6, icon: MessageSquareText },
  load: () => import('./chat-templates.tsx'),
};
