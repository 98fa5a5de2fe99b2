export const texts = {
  pl: {
    'countries-list.title': 'Kraje',
    'countries-list.letters': 'Litery: {{title}}',
    'countries-list.empty': 'Nie możemy teraz pokazać listy krajów. Zapytaj nas o swój kraj.',
    'countries-list.contact': 'Skontaktuj się z nami',
  },
  en: {
    'countries-list.title': 'Countries',
    'countries-list.letters': 'Letters: {{title}}',
    'countries-list.empty': 'We cannot show the list of countries right now. Ask us about yours.',
    'countries-list.contact': 'Contact us',
  },
  ru: {
    'countries-list.title': 'Страны',
    'countries-list.letters': 'Буквы: {{title}}',
    'countries-list.empty': 'Сейчас мы не можем показать список стран. Спросите нас о своей стране.',
    'countries-list.contact': 'Связаться с нами',
  },
  uk: {
    'countries-list.title': 'Країни',
    'countries-list.letters': 'Літери: {{title}}',
    'countries-list.empty': 'Зараз ми не можемо показати список країн. Запитайте нас про свою країну.',
    'countries-list.contact': 'Зв’язатися з нами',
  },
};
