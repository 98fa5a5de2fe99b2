export const texts = {
  pl: {
    'posts-list.all': 'Wszystkie wpisy',
    'posts-list.topics': 'Tematy',
    'posts-list.pages': 'Strony z wpisami',
    'posts-list.empty': 'Nie ma tu jeszcze żadnego wpisu.',
  },
  en: {
    'posts-list.all': 'All posts',
    'posts-list.topics': 'Topics',
    'posts-list.pages': 'Pages of posts',
    'posts-list.empty': 'There are no posts here yet.',
  },
  ru: {
    'posts-list.all': 'Все статьи',
    'posts-list.topics': 'Темы',
    'posts-list.pages': 'Страницы со статьями',
    'posts-list.empty': 'Здесь пока нет статей.',
  },
  uk: {
    'posts-list.all': 'Усі статті',
    'posts-list.topics': 'Теми',
    'posts-list.pages': 'Сторінки зі статтями',
    'posts-list.empty': 'Тут поки що немає статей.',
  },
};
