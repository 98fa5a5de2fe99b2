export const texts = {
  pl: { 'related-posts.title': 'Przeczytaj też', 'related-posts.all': 'Wszystkie wpisy' },
  en: { 'related-posts.title': 'Read on', 'related-posts.all': 'All posts' },
  ru: { 'related-posts.title': 'Читайте также', 'related-posts.all': 'Все статьи' },
  uk: { 'related-posts.title': 'Читайте також', 'related-posts.all': 'Усі статті' },
};
