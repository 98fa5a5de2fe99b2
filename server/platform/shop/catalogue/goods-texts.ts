import type { GoodsOrder } from '#schemas/goods-list-address.ts';
import { definePersonWords, type PersonLanguage, words } from '../../http/person-texts.ts';
import type { FilterWords } from './facets.ts';

/** Words of a list of goods that are no content. */
const goodsTexts = definePersonWords('goods', {
  price: words('Cena', 'Price', 'Цена', 'Ціна'),
  available: words('Dostępność', 'Availability', 'Наличие', 'Наявність'),
  availableYes: words('Dostępne od ręki', 'In stock', 'В наличии', 'Є в наявності'),
  availableNo: words('Chwilowo niedostępne', 'Out of stock', 'Временно нет', 'Тимчасово немає'),
  default: words('Domyślna kolejność', 'Recommended', 'По умолчанию', 'За замовчуванням'),
  'price-asc': words('Cena rosnąco', 'Price, low to high', 'Сначала дешевле', 'Спочатку дешевші'),
  'price-desc': words('Cena malejąco', 'Price, high to low', 'Сначала дороже', 'Спочатку дорожчі'),
  title: words('Nazwa od A do Z', 'Name, A to Z', 'По названию', 'За назвою'),
});

export const filterWords = (language: PersonLanguage): FilterWords => ({
  price: goodsTexts.price(language),
  available: goodsTexts.available(language),
  yes: goodsTexts.availableYes(language),
  no: goodsTexts.availableNo(language),
});

export const sorterTitle = (order: GoodsOrder, language: PersonLanguage): string =>
  goodsTexts[order](language);
