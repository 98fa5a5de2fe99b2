import type { StudioScreen } from '../../app/screen.ts';

export const screen: StudioScreen = {
  path: 'releases/:id',
  title: 'release.title',
  role: 'author',
  load: () => import('./open-release.tsx'),
};
