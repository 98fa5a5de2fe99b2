export const texts = {
  pl: {
    'posts-teaser.all': 'Wszystkie wpisy',
    'posts-teaser.all-in': 'Wszystkie wpisy: {{category}}',
    'posts-teaser.empty': 'Nie ma tu jeszcze żadnego wpisu.',
  },
  en: {
    'posts-teaser.all': 'All posts',
    'posts-teaser.all-in': 'All posts: {{category}}',
    'posts-teaser.empty': 'There are no posts here yet.',
  },
  ru: {
    'posts-teaser.all': 'Все статьи',
    'posts-teaser.all-in': 'Все статьи: {{category}}',
    'posts-teaser.empty': 'Здесь пока нет статей.',
  },
  uk: {
    'posts-teaser.all': 'Усі статті',
    'posts-teaser.all-in': 'Усі статті: {{category}}',
    'posts-teaser.empty': 'Тут поки що немає статей.',
  },
};
