export const texts = {
  pl: {
    'resale-waiting.title': 'Wniosek jest u partnera',
    'resale-waiting.title-over': 'Partner czeka na Ciebie',
    'resale-waiting.lead':
      '{{partner}} ocenia Twój wniosek. Możesz zamknąć tę stronę: gdy będzie odpowiedź, zobaczysz ją tutaj po zalogowaniu.',
    'resale-waiting.lead-over':
      '{{partner}} chce pójść dalej z Twoim wnioskiem. Warunki poznasz na stronie partnera i dopiero tam zdecydujesz.',
    'resale-waiting.partner': 'Partner',
    'resale-waiting.checking': 'Co kilka sekund sprawdzamy, czy jest odpowiedź.',
    'resale-waiting.continue': 'Przejdź do partnera: {{partner}}',
    'resale-waiting.no-link': 'Partner skontaktuje się z Tobą telefonicznie lub e-mailem.',
    'resale-waiting.cancel': 'Wycofaj wniosek',
    'resale-waiting.finish': 'Zakończ wniosek u nas',
    'resale-waiting.end': 'Zakończyć wniosek?',
    'resale-waiting.end-text':
      'Zamkniemy wniosek po naszej stronie. Dane, które ma już {{partner}}, usuniesz, kontaktując się z partnerem.',
    'resale-waiting.end-do': 'Zakończ wniosek',
    'resale-waiting.back': 'Wróć',
    'resale-waiting.failed': 'Nie wiemy, na jakim etapie jest wniosek',
    'resale-waiting.failed-text': 'Twoje dane są bezpieczne. Spróbuj ponownie za chwilę.',
  },
  en: {
    'resale-waiting.title': 'The partner has your application',
    'resale-waiting.title-over': 'The partner is waiting for you',
    'resale-waiting.lead':
      '{{partner}} is looking at your application. You may close this page: once there is an answer, you will see it here when you sign in.',
    'resale-waiting.lead-over':
      '{{partner}} wants to go on with your application. You will see the terms on the partner’s site and decide there.',
    'resale-waiting.partner': 'The partner',
    'resale-waiting.checking': 'We check every few seconds for an answer.',
    'resale-waiting.continue': 'Go to the partner: {{partner}}',
    'resale-waiting.no-link': 'The partner will contact you by phone or e-mail.',
    'resale-waiting.cancel': 'Withdraw the application',
    'resale-waiting.finish': 'Close the application with us',
    'resale-waiting.end': 'Close the application?',
    'resale-waiting.end-text':
      'We will close the application on our side. To have data removed that {{partner}} has already, contact the partner.',
    'resale-waiting.end-do': 'Close the application',
    'resale-waiting.back': 'Back',
    'resale-waiting.failed': 'We cannot say how far the application is',
    'resale-waiting.failed-text': 'Your details are safe. Please try again in a moment.',
  },
  ru: {
    'resale-waiting.title': 'Заявка у партнёра',
    'resale-waiting.title-over': 'Партнёр ждёт вас',
    'resale-waiting.lead':
      '{{partner}} рассматривает вашу заявку. Страницу можно закрыть: ответ вы увидите здесь после входа.',
    'resale-waiting.lead-over':
      '{{partner}} готов продолжить с вашей заявкой. Условия вы увидите на сайте партнёра и решите там.',
    'resale-waiting.partner': 'Партнёр',
    'resale-waiting.checking': 'Каждые несколько секунд проверяем, есть ли ответ.',
    'resale-waiting.continue': 'Перейти к партнёру: {{partner}}',
    'resale-waiting.no-link': 'Партнёр свяжется с вами по телефону или почте.',
    'resale-waiting.cancel': 'Отозвать заявку',
    'resale-waiting.finish': 'Закрыть заявку у нас',
    'resale-waiting.end': 'Закрыть заявку?',
    'resale-waiting.end-text':
      'Мы закроем заявку у себя. Чтобы удалить данные, которые уже есть у {{partner}}, обратитесь к партнёру.',
    'resale-waiting.end-do': 'Закрыть заявку',
    'resale-waiting.back': 'Назад',
    'resale-waiting.failed': 'Мы не знаем, на каком этапе заявка',
    'resale-waiting.failed-text': 'Ваши данные в безопасности. Попробуйте ещё раз через минуту.',
  },
  uk: {
    'resale-waiting.title': 'Заявка в партнера',
    'resale-waiting.title-over': 'Партнер чекає на вас',
    'resale-waiting.lead':
      '{{partner}} розглядає вашу заявку. Сторінку можна закрити: відповідь ви побачите тут після входу.',
    'resale-waiting.lead-over':
      '{{partner}} готовий продовжити з вашою заявкою. Умови ви побачите на сайті партнера і вирішите там.',
    'resale-waiting.partner': 'Партнер',
    'resale-waiting.checking': 'Кожні кілька секунд перевіряємо, чи є відповідь.',
    'resale-waiting.continue': 'Перейти до партнера: {{partner}}',
    'resale-waiting.no-link': 'Партнер зв’яжеться з вами телефоном або поштою.',
    'resale-waiting.cancel': 'Відкликати заявку',
    'resale-waiting.finish': 'Закрити заявку в нас',
    'resale-waiting.end': 'Закрити заявку?',
    'resale-waiting.end-text':
      'Ми закриємо заявку в себе. Щоб видалити дані, які вже має {{partner}}, зверніться до партнера.',
    'resale-waiting.end-do': 'Закрити заявку',
    'resale-waiting.back': 'Назад',
    'resale-waiting.failed': 'Ми не знаємо, на якому етапі заявка',
    'resale-waiting.failed-text': 'Ваші дані в безпеці. Спробуйте ще раз за хвилину.',
  },
};
