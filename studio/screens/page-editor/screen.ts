import type { StudioScreen } from '../../app/screen.ts';

export const screen: StudioScreen = {
  path: 'pages/:alias',
  title: 'editor.title',
  role: 'author',
  full: true,
  load: () => import('./open-page.tsx'),
};
