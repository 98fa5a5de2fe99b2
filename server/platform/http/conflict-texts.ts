import type { Refusal } from '#schemas/refusals/refusal.ts';
import { definePersonTexts, type PersonLanguage, refuseIn } from './person-texts.ts';

const texts = definePersonTexts('calls', {
  pl: {
    metOthers:
      'W tej samej chwili trwa inna operacja. Nic nie zostało zmienione. Spróbuj ponownie za chwilę.',
  },
  en: {
    metOthers: 'Something else is being done at the same moment. Nothing was changed. Try again in a moment.',
  },
  ru: {
    metOthers:
      'В этот же момент выполняется другая операция. Ничего не изменено. Повторите попытку через мгновение.',
  },
  uk: {
    metOthers: 'У цю ж мить виконується інша операція. Нічого не змінено. Спробуйте ще раз за мить.',
  },
});

/** What a person is told when others wanted the same at the same moment, so that nothing was done. */
export const metOthers = (language: PersonLanguage): Refusal => refuseIn(texts, language, 'metOthers');
