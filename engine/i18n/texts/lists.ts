import type { Texts } from '#schemas/texts.ts';

/** Texts of lists with pages. `list.page` also ends title and description of the later ones (specification 2). */
export const listTexts: Readonly<Record<string, Texts>> = {
  pl: {
    'list.page': 'Strona {{page}}',
    'list.page-of': 'Strona {{page}} z {{pages}}',
    'list.pages': 'Strony listy',
    'list.previous': 'Poprzednia',
    'list.next': 'Następna',
  },
  en: {
    'list.page': 'Page {{page}}',
    'list.page-of': 'Page {{page}} of {{pages}}',
    'list.pages': 'Pages of the list',
    'list.previous': 'Previous',
    'list.next': 'Next',
  },
  ru: {
    'list.page': 'Страница {{page}}',
    'list.page-of': 'Страница {{page}} из {{pages}}',
    'list.pages': 'Страницы списка',
    'list.previous': 'Предыдущая',
    'list.next': 'Следующая',
  },
  uk: {
    'list.page': 'Сторінка {{page}}',
    'list.page-of': 'Сторінка {{page}} з {{pages}}',
    'list.pages': 'Сторінки списку',
    'list.previous': 'Попередня',
    'list.next': 'Наступна',
  },
};
