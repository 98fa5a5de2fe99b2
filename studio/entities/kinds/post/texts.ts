import type { StudioTexts } from '../../../app/studio-texts.tsx';

export const texts: StudioTexts = {
  pl: {
    'studio.kind-post': 'Artykuł',
    'entities.post-title': 'Artykuły',
    'entities.post-lead': 'Aktualności i poradniki.',
    'entities.post-new': 'Nowy artykuł',
    'entities.hint-short-content': 'Pokazywane na listach artykułów.',
  },
  en: {
    'studio.kind-post': 'Post',
    'entities.post-title': 'Posts',
    'entities.post-lead': 'News and guides.',
    'entities.post-new': 'New post',
    'entities.hint-short-content': 'Shown in lists of posts.',
  },
};
