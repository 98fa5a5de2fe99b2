import type { StudioTexts } from '../../app/studio-texts.tsx';

export const texts: StudioTexts = {
  pl: { 'home.title': 'Start', 'home.hello': 'Dzień dobry, {{name}}' },
  en: { 'home.title': 'Start', 'home.hello': 'Hello, {{name}}' },
};
