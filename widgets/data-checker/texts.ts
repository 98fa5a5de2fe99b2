export const texts = {
  pl: {
    'data-checker.title': 'Sprawdź, czy wszystko się zgadza',
    'data-checker.lead': 'Na tych danych oprzemy umowę. Zanim pójdziesz dalej, przeczytaj je jeszcze raz.',
    'data-checker.loan': 'Przyznana pożyczka',
    'data-checker.correct': 'Popraw',
    'data-checker.kept': 'Odpowiedzi są zapisane. Aby je zobaczyć, wybierz „Popraw”.',
    'data-checker.note': 'Jeśli coś poprawisz, sprawdzimy wniosek od nowa, bo decyzja zależy od tych danych.',
    'data-checker.confirm': 'Wszystko się zgadza',
  },
  en: {
    'data-checker.title': 'Check that everything is right',
    'data-checker.lead':
      'The contract will be based on these details. Please read them once more before you go on.',
    'data-checker.loan': 'The loan you were granted',
    'data-checker.correct': 'Correct',
    'data-checker.kept': 'Your answers are saved. Choose “Correct” to see them.',
    'data-checker.note':
      'If you correct something, we will check the application anew, because the decision depends on these details.',
    'data-checker.confirm': 'Everything is right',
  },
  ru: {
    'data-checker.title': 'Проверьте, всё ли верно',
    'data-checker.lead':
      'На этих данных будет основан договор. Прочитайте их ещё раз, прежде чем продолжить.',
    'data-checker.loan': 'Одобренный заём',
    'data-checker.correct': 'Исправить',
    'data-checker.kept': 'Ответы сохранены. Чтобы увидеть их, нажмите «Исправить».',
    'data-checker.note':
      'Если вы что-то исправите, мы проверим заявку заново: решение зависит от этих данных.',
    'data-checker.confirm': 'Всё верно',
  },
  uk: {
    'data-checker.title': 'Перевірте, чи все правильно',
    'data-checker.lead': 'На цих даних ґрунтуватиметься договір. Прочитайте їх ще раз, перш ніж продовжити.',
    'data-checker.loan': 'Схвалена позика',
    'data-checker.correct': 'Виправити',
    'data-checker.kept': 'Відповіді збережено. Щоб побачити їх, натисніть «Виправити».',
    'data-checker.note':
      'Якщо ви щось виправите, ми перевіримо заявку знову: рішення залежить від цих даних.',
    'data-checker.confirm': 'Усе правильно',
  },
};
