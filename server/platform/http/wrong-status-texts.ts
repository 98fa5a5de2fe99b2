import type { Refusal } from '#schemas/refusals/refusal.ts';
import { definePersonTexts, type PersonLanguage, refuseIn } from './person-texts.ts';

const texts = definePersonTexts('application', {
  pl: {
    wrongStatus:
      'Na tym etapie wniosku nie można tego zrobić. Odśwież stronę, aby zobaczyć, co jest teraz do zrobienia.',
  },
  en: {
    wrongStatus:
      'This cannot be done at this stage of the application. Reload the page to see what comes now.',
  },
  ru: {
    wrongStatus:
      'На этом этапе заявки это сделать нельзя. Обновите страницу, чтобы увидеть, что нужно сделать сейчас.',
  },
  uk: {
    wrongStatus:
      'На цьому етапі заявки це зробити не можна. Оновіть сторінку, щоб побачити, що треба зробити зараз.',
  },
});

/** What a person is told when the application has moved on, or is not there yet. */
export const wrongStatus = (language: PersonLanguage): Refusal => refuseIn(texts, language, 'wrongStatus');
