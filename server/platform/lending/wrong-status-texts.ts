/** What a person is told when the application has moved on, or is not there yet. */
export const wrongStatusTexts = {
  pl: 'Na tym etapie wniosku nie można tego zrobić. Odśwież stronę, aby zobaczyć, co jest teraz do zrobienia.',
  en: 'This cannot be done at this stage of the application. Reload the page to see what comes now.',
  ru: 'На этом этапе заявки это сделать нельзя. Обновите страницу, чтобы увидеть, что нужно сделать сейчас.',
  uk: 'На цьому етапі заявки це зробити не можна. Оновіть сторінку, щоб побачити, що треба зробити зараз.',
} as const;
