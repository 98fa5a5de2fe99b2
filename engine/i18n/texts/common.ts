import type { Texts } from '#schemas/texts.ts';

/** The specification's own word for this state, the same in every language. */
const siteIsOffline = '503 · Site is offline';

/**
 * Default texts of the engine's own parts: error screens, loader, notices, relative dates. `runtime.` is what the
 * browser's parts use; every view has it.
 */
export const commonTexts: Readonly<Record<string, Texts>> = {
  pl: {
    'error.404.title': 'Nie znaleźliśmy tej strony',
    'error.404.text': 'Adres mógł się zmienić albo zawiera literówkę.',
    'error.500.title': 'Coś poszło nie tak po naszej stronie',
    'error.500.text': 'Już się tym zajmujemy. Spróbuj ponownie za chwilę.',
    'error.503.title': 'Serwis jest chwilowo wyłączony',
    'error.503.text': 'Prowadzimy prace techniczne. Zajrzyj do nas później.',
    'error.555.title': 'Nie udało się dokończyć',
    'error.555.text':
      'System obsługi wniosków chwilowo nie działa. Twoje dane są bezpieczne. Spróbuj ponownie później.',
    'page.skip': 'Przejdź do treści',
    'runtime.loading': 'Wczytywanie strony',
    'runtime.moving': 'Przechodzimy do kolejnego kroku',
    'runtime.close': 'Zamknij',
    'runtime.offline.title': 'Błąd połączenia',
    'runtime.offline.text': 'Brak połączenia z internetem',
    'runtime.error.title': 'Błąd',
    'runtime.closed.label': siteIsOffline,
    'runtime.closed.retry': 'Spróbuj ponownie',
    'runtime.closed.still': 'Serwis jest nadal wyłączony. Spróbuj za jakiś czas.',
    'runtime.closed.kept':
      'Wpisane dane zostają na tej stronie. Gdy serwis wróci, dokończysz w tym samym miejscu.',
    'runtime.other-person.title': 'W tej przeglądarce zalogowana jest teraz inna osoba',
    'runtime.other-person.text':
      'Ta strona powstała dla kogoś innego, dlatego nic nie wysłaliśmy i nic nie zmieniliśmy. Możesz zamknąć to okno i skopiować wpisany tekst. Aby działać dalej, odśwież stronę.',
    'runtime.other-person.reload': 'Odśwież stronę',
    'date.today': 'dziś, {{time}}',
    'date.yesterday': 'wczoraj, {{time}}',
    'date.tomorrow': 'jutro, {{time}}',
  },
  en: {
    'error.404.title': 'We could not find this page',
    'error.404.text': 'The address may have changed or contain a typing mistake.',
    'error.500.title': 'Something went wrong on our side',
    'error.500.text': 'We are looking into it. Please try again in a moment.',
    'error.503.title': 'The site is switched off for a while',
    'error.503.text': 'We are doing technical work. Please come back later.',
    'error.555.title': 'We could not finish this',
    'error.555.text':
      'The system that handles applications is not available at the moment. Your details are safe. Please try again later.',
    'page.skip': 'Skip to content',
    'runtime.loading': 'Loading the page',
    'runtime.moving': 'Going on to the next step',
    'runtime.close': 'Close',
    'runtime.offline.title': 'Connection Error',
    'runtime.offline.text': 'There is no internet connection',
    'runtime.error.title': 'Error',
    'runtime.closed.label': siteIsOffline,
    'runtime.closed.retry': 'Try again',
    'runtime.closed.still': 'The site is still switched off. Please try again later.',
    'runtime.closed.kept':
      'What you have typed stays on this page. When the site is back, you can go on where you were.',
    'runtime.other-person.title': 'Somebody else is signed in on this browser now',
    'runtime.other-person.text':
      'This page was made for another person, so nothing was sent and nothing was changed. You can close this window and copy what you typed. To go on, reload the page.',
    'runtime.other-person.reload': 'Reload the page',
    'date.today': 'today, {{time}}',
    'date.yesterday': 'yesterday, {{time}}',
    'date.tomorrow': 'tomorrow, {{time}}',
  },
  ru: {
    'error.404.title': 'Мы не нашли эту страницу',
    'error.404.text': 'Возможно, адрес изменился или в нём опечатка.',
    'error.500.title': 'Что-то пошло не так на нашей стороне',
    'error.500.text': 'Мы уже разбираемся. Попробуйте ещё раз через минуту.',
    'error.503.title': 'Сайт временно отключён',
    'error.503.text': 'Ведутся технические работы. Загляните к нам позже.',
    'error.555.title': 'Не удалось завершить',
    'error.555.text':
      'Система обработки заявок временно недоступна. Ваши данные в безопасности. Попробуйте ещё раз позже.',
    'page.skip': 'Перейти к содержанию',
    'runtime.loading': 'Страница загружается',
    'runtime.moving': 'Переходим к следующему шагу',
    'runtime.close': 'Закрыть',
    'runtime.offline.title': 'Ошибка соединения',
    'runtime.offline.text': 'Нет подключения к интернету',
    'runtime.error.title': 'Ошибка',
    'runtime.closed.label': siteIsOffline,
    'runtime.closed.retry': 'Попробовать снова',
    'runtime.closed.still': 'Сайт всё ещё отключён. Попробуйте позже.',
    'runtime.closed.kept':
      'Введённые данные остаются на этой странице. Когда сайт заработает, вы продолжите с того же места.',
    'runtime.other-person.title': 'В этом браузере теперь выполнен вход другим человеком',
    'runtime.other-person.text':
      'Эта страница была открыта для другого человека, поэтому мы ничего не отправили и не изменили. Вы можете закрыть это окно и скопировать введённый текст. Чтобы продолжить, обновите страницу.',
    'runtime.other-person.reload': 'Обновить страницу',
    'date.today': 'сегодня, {{time}}',
    'date.yesterday': 'вчера, {{time}}',
    'date.tomorrow': 'завтра, {{time}}',
  },
  uk: {
    'error.404.title': 'Ми не знайшли цю сторінку',
    'error.404.text': 'Можливо, адреса змінилася або містить помилку.',
    'error.500.title': 'Щось пішло не так на нашому боці',
    'error.500.text': 'Ми вже з’ясовуємо причину. Спробуйте ще раз за хвилину.',
    'error.503.title': 'Сайт тимчасово вимкнено',
    'error.503.text': 'Тривають технічні роботи. Завітайте до нас пізніше.',
    'error.555.title': 'Не вдалося завершити',
    'error.555.text':
      'Система обробки заявок тимчасово недоступна. Ваші дані в безпеці. Спробуйте ще раз пізніше.',
    'page.skip': 'Перейти до вмісту',
    'runtime.loading': 'Сторінка завантажується',
    'runtime.moving': 'Переходимо до наступного кроку',
    'runtime.close': 'Закрити',
    'runtime.offline.title': 'Помилка з’єднання',
    'runtime.offline.text': 'Немає з’єднання з інтернетом',
    'runtime.error.title': 'Помилка',
    'runtime.closed.label': siteIsOffline,
    'runtime.closed.retry': 'Спробувати ще раз',
    'runtime.closed.still': 'Сайт досі вимкнено. Спробуйте пізніше.',
    'runtime.closed.kept':
      'Введені дані залишаються на цій сторінці. Коли сайт запрацює, ви продовжите з того самого місця.',
    'runtime.other-person.title': 'У цьому браузері тепер увійшла інша людина',
    'runtime.other-person.text':
      'Цю сторінку було відкрито для іншої людини, тому ми нічого не надіслали й не змінили. Ви можете закрити це вікно та скопіювати введений текст. Щоб продовжити, оновіть сторінку.',
    'runtime.other-person.reload': 'Оновити сторінку',
    'date.today': 'сьогодні, {{time}}',
    'date.yesterday': 'учора, {{time}}',
    'date.tomorrow': 'завтра, {{time}}',
  },
};
