const words = (label: string, home: string, call: string, once: string, code: string) => ({
  'process-error.label': label,
  'process-error.home': home,
  'process-error.call': call,
  'process-error.once': once,
  'process-error.code': code,
});

/** Interface texts; title and text of the screen are the engine's `error.555.*`. */
export const texts = {
  pl: words(
    'Kod 555',
    'Wróć na stronę główną',
    'Zadzwoń: {{phone}}',
    'Nie składaj wniosku drugi raz, zanim nie sprawdzisz, czy pierwszy do nas dotarł.',
    'Gdy zadzwonisz, podaj kod 555. Szybciej znajdziemy przyczynę.',
  ),
  en: words(
    'Code 555',
    'Back to the home page',
    'Call us: {{phone}}',
    'Before you apply again, check whether we received your first application.',
    'When you call, mention code 555. We will find the cause sooner.',
  ),
  ru: words(
    'Код 555',
    'На главную страницу',
    'Позвонить: {{phone}}',
    'Прежде чем подавать заявку ещё раз, проверьте, дошла ли до нас первая.',
    'Когда позвоните, назовите код 555: так мы быстрее найдём причину.',
  ),
  uk: words(
    'Код 555',
    'На головну сторінку',
    'Зателефонувати: {{phone}}',
    'Перш ніж подавати заявку вдруге, перевірте, чи дійшла до нас перша.',
    'Коли зателефонуєте, назвіть код 555: так ми швидше знайдемо причину.',
  ),
};
