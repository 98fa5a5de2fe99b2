export const texts = {
  pl: {
    'goods-teaser.all': 'Zobacz całą kategorię',
    'goods-teaser.all-in': 'Wszystko z kategorii: {{category}}',
    'goods-teaser.empty': 'W tej kategorii nie ma teraz towarów.',
  },
  en: {
    'goods-teaser.all': 'See the whole category',
    'goods-teaser.all-in': 'Everything in the category: {{category}}',
    'goods-teaser.empty': 'There are no goods in this category at the moment.',
  },
  ru: {
    'goods-teaser.all': 'Смотреть всю категорию',
    'goods-teaser.all-in': 'Все товары категории: {{category}}',
    'goods-teaser.empty': 'В этой категории сейчас нет товаров.',
  },
  uk: {
    'goods-teaser.all': 'Переглянути всю категорію',
    'goods-teaser.all-in': 'Усі товари категорії: {{category}}',
    'goods-teaser.empty': 'У цій категорії зараз немає товарів.',
  },
};
