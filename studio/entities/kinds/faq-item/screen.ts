import { MessageCircleQuestionMark } from 'lucide-react';
import type { StudioScreen } from '../../../app/screen.ts';
import { listScreen } from '../../list-screen.tsx';

export const screen: StudioScreen = listScreen('faq-item', {
  path: 'faq',
  nav: { group: 'content', order: 12, icon: MessageCircleQuestionMark },
});
