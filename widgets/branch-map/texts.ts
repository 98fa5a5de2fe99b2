/** Interface words of the map. */
export const texts = {
  pl: {
    'branch-map.title': 'Nasze oddziały',
    'branch-map.map': 'Mapa Polski z oddziałami',
    'branch-map.pages': 'Strony z oddziałami',
    'branch-map.on-map': 'Pokaż na mapie',
    'branch-map.route': 'Wyznacz trasę',
    'branch-map.route-to': 'do miejsca {{title}}, w serwisie OpenStreetMap',
    'branch-map.source': 'Granice kraju: Natural Earth',
    'branch-map.empty': 'Nie mamy teraz oddziałów. Wszystko załatwisz z nami przez internet i telefon.',
  },
  en: {
    'branch-map.title': 'Our branches',
    'branch-map.map': 'Map of Poland with our branches',
    'branch-map.pages': 'Pages of branches',
    'branch-map.on-map': 'Show on the map',
    'branch-map.route': 'Get directions',
    'branch-map.route-to': 'to {{title}}, on OpenStreetMap',
    'branch-map.source': 'Borders: Natural Earth',
    'branch-map.empty':
      'We have no branches at the moment. You can do everything with us online or by phone.',
  },
  ru: {
    'branch-map.title': 'Наши отделения',
    'branch-map.map': 'Карта Польши с отделениями',
    'branch-map.pages': 'Страницы с отделениями',
    'branch-map.on-map': 'Показать на карте',
    'branch-map.route': 'Проложить маршрут',
    'branch-map.route-to': 'до «{{title}}», на OpenStreetMap',
    'branch-map.source': 'Границы страны: Natural Earth',
    'branch-map.empty': 'Сейчас у нас нет отделений. Всё можно решить онлайн или по телефону.',
  },
  uk: {
    'branch-map.title': 'Наші відділення',
    'branch-map.map': 'Карта Польщі з відділеннями',
    'branch-map.pages': 'Сторінки з відділеннями',
    'branch-map.on-map': 'Показати на карті',
    'branch-map.route': 'Прокласти маршрут',
    'branch-map.route-to': 'до «{{title}}», на OpenStreetMap',
    'branch-map.source': 'Кордони країни: Natural Earth',
    'branch-map.empty': 'Зараз у нас немає відділень. Усе можна вирішити онлайн або телефоном.',
  },
} as const;
