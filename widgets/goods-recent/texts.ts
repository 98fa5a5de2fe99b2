export const texts = {
  pl: { 'goods-recent.title': 'Ostatnio oglądane' },
  en: { 'goods-recent.title': 'Recently viewed' },
  ru: { 'goods-recent.title': 'Вы недавно смотрели' },
  uk: { 'goods-recent.title': 'Ви нещодавно переглядали' },
};
