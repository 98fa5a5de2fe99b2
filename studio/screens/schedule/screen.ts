import { CalendarClock } from 'lucide-react';
import type { StudioScreen } from '../../app/screen.ts';

export const screen: StudioScreen = {
  path: 'schedule',
  title: 'schedule.title',
  role: 'author',
  nav: { group: 'site', order: 50, icon: CalendarClock },
  load: () => import('./schedule.tsx'),
};
