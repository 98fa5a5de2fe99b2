/** Interface texts; title and text of the screen are the engine's `error.555.*`. */
export const texts = {
  pl: {
    'process-error.label': 'Kod 555',
    'process-error.home': 'Wróć na stronę główną',
    'process-error.call': 'Zadzwoń: {{phone}}',
    'process-error.once': 'Nie składaj wniosku drugi raz, zanim nie sprawdzisz, czy pierwszy do nas dotarł.',
    'process-error.code': 'Gdy zadzwonisz, podaj kod 555. Szybciej znajdziemy przyczynę.',
  },
  en: {
    'process-error.label': 'Code 555',
    'process-error.home': 'Back to the home page',
    'process-error.call': 'Call us: {{phone}}',
    'process-error.once': 'Before you apply again, check whether we received your first application.',
    'process-error.code': 'When you call, mention code 555. We will find the cause sooner.',
  },
  ru: {
    'process-error.label': 'Код 555',
    'process-error.home': 'На главную страницу',
    'process-error.call': 'Позвонить: {{phone}}',
    'process-error.once': 'Прежде чем подавать заявку ещё раз, проверьте, дошла ли до нас первая.',
    'process-error.code': 'Когда позвоните, назовите код 555: так мы быстрее найдём причину.',
  },
  uk: {
    'process-error.label': 'Код 555',
    'process-error.home': 'На головну сторінку',
    'process-error.call': 'Зателефонувати: {{phone}}',
    'process-error.once': 'Перш ніж подавати заявку вдруге, перевірте, чи дійшла до нас перша.',
    'process-error.code': 'Коли зателефонуєте, назвіть код 555: так ми швидше знайдемо причину.',
  },
};
