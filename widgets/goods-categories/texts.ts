export const texts = {
  pl: {
    'goods-categories.label': 'Kategorie produktów',
    'goods-categories.goods_one': '{{count}} produkt',
    'goods-categories.goods_few': '{{count}} produkty',
    'goods-categories.goods_many': '{{count}} produktów',
    'goods-categories.goods_other': '{{count}} produktu',
    'goods-categories.empty': 'Sklep nie ma jeszcze żadnych produktów. Zajrzyj tu wkrótce.',
  },
  en: {
    'goods-categories.label': 'Product categories',
    'goods-categories.goods_one': '{{count}} product',
    'goods-categories.goods_other': '{{count}} products',
    'goods-categories.empty': 'The shop has no products yet. Please come back soon.',
  },
  ru: {
    'goods-categories.label': 'Категории товаров',
    'goods-categories.goods_one': '{{count}} товар',
    'goods-categories.goods_few': '{{count}} товара',
    'goods-categories.goods_many': '{{count}} товаров',
    'goods-categories.goods_other': '{{count}} товара',
    'goods-categories.empty': 'В магазине пока нет товаров. Загляните позже.',
  },
  uk: {
    'goods-categories.label': 'Категорії товарів',
    'goods-categories.goods_one': '{{count}} товар',
    'goods-categories.goods_few': '{{count}} товари',
    'goods-categories.goods_many': '{{count}} товарів',
    'goods-categories.goods_other': '{{count}} товару',
    'goods-categories.empty': 'У магазині ще немає товарів. Завітайте пізніше.',
  },
} as const;
