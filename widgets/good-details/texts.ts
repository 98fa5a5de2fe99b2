export const texts = {
  pl: {
    'good-details.description': 'Opis',
    'good-details.attributes': 'Parametry',
    'good-details.prices': 'Historia ceny z 30 dni',
    'good-details.lowest': 'Najniższa cena z ostatnich 30 dni',
    'good-details.since': 'Od dnia',
    'good-details.not-offered': 'poza sprzedażą',
  },
  en: {
    'good-details.description': 'Description',
    'good-details.attributes': 'Specification',
    'good-details.prices': 'Price history of 30 days',
    'good-details.lowest': 'Lowest price of the last 30 days',
    'good-details.since': 'From',
    'good-details.not-offered': 'not on sale',
  },
  ru: {
    'good-details.description': 'Описание',
    'good-details.attributes': 'Характеристики',
    'good-details.prices': 'История цены за 30 дней',
    'good-details.lowest': 'Самая низкая цена за последние 30 дней',
    'good-details.since': 'С какого дня',
    'good-details.not-offered': 'не продавался',
  },
  uk: {
    'good-details.description': 'Опис',
    'good-details.attributes': 'Характеристики',
    'good-details.prices': 'Історія ціни за 30 днів',
    'good-details.lowest': 'Найнижча ціна за останні 30 днів',
    'good-details.since': 'З якого дня',
    'good-details.not-offered': 'не продавався',
  },
};
