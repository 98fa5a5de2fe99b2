export const texts = {
  pl: {
    'post-article.all': 'Wszystkie wpisy',
    'post-article.minutes': '{{minutes}} min czytania',
    'post-article.author': 'Autor',
  },
  en: {
    'post-article.all': 'All posts',
    'post-article.minutes': '{{minutes}} min read',
    'post-article.author': 'Author',
  },
  ru: {
    'post-article.all': 'Все статьи',
    'post-article.minutes': '{{minutes}} мин чтения',
    'post-article.author': 'Автор',
  },
  uk: {
    'post-article.all': 'Усі статті',
    'post-article.minutes': '{{minutes}} хв читання',
    'post-article.author': 'Автор',
  },
};
