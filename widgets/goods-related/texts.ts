export const texts = {
  pl: { 'goods-related.title': 'Podobne produkty' },
  en: { 'goods-related.title': 'Similar products' },
  ru: { 'goods-related.title': 'Похожие товары' },
  uk: { 'goods-related.title': 'Схожі товари' },
};
