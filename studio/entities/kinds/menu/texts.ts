import type { StudioTexts } from '../../../app/studio-texts.tsx';

export const texts: StudioTexts = {
  pl: {
    'studio.kind-menu': 'Menu',
    'entities.menu-title': 'Menu',
    'entities.menu-lead': 'Linki w nagłówku, stopce i panelu klienta.',
    'entities.menu-new': 'Nowe menu',
  },
  en: {
    'studio.kind-menu': 'Menu',
    'entities.menu-title': 'Menus',
    'entities.menu-lead': 'Links of the header, the footer and the customers’ pages.',
    'entities.menu-new': 'New menu',
  },
};
