import type { StudioScreen } from '../../app/screen.ts';

export const screen: StudioScreen = {
  path: 'account',
  title: 'account.title',
  role: 'agent',
  load: () => import('./account.tsx'),
};
