/** What a person is told when others wanted the same at the same moment, so that nothing was done. */
export const conflictTexts = {
  pl: 'W tej samej chwili trwa inna operacja. Nic nie zostało zmienione. Spróbuj ponownie za chwilę.',
  en: 'Something else is being done at the same moment. Nothing was changed. Try again in a moment.',
  ru: 'В этот же момент выполняется другая операция. Ничего не изменено. Повторите попытку через мгновение.',
  uk: 'У цю ж мить виконується інша операція. Нічого не змінено. Спробуйте ще раз за мить.',
} as const;
