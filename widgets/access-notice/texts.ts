/** Words of the screens that anybody may open and only customers see something on (specification 2). */
export const texts = {
  pl: {
    'access-notice.sign-in-needed':
      'To informacje z Twojego konta, więc pokażemy je po zalogowaniu. Potem otworzymy tę stronę albo aktualny etap Twojej sprawy.',
    'access-notice.sign-in': 'Zaloguj się',
    'access-notice.no-account': 'Nie masz u nas konta?',
    'access-notice.home': 'Poznaj ofertę',
    'access-notice.other-status':
      'Ta strona dotyczy innego etapu. Zobacz, co teraz dzieje się w Twojej sprawie.',
    'access-notice.go-on': 'Przejdź do swojej sprawy',
    'access-notice.heading-blocked': 'Wstrzymany wniosek',
    'access-notice.about-counter-offer':
      'Tu zobaczysz pożyczkę na innych warunkach niż we wniosku, jeśli ją dla Ciebie mamy.',
    'access-notice.about-resale-offer':
      'Tu zobaczysz ofertę partnera, jeśli to on może udzielić Ci pożyczki.',
    'access-notice.about-resale-waiting': 'Tu sprawdzisz, czy partner odpowiedział w Twojej sprawie.',
    'access-notice.about-blocked': 'Tu wyjaśniamy, dlaczego wniosek jest wstrzymany i co można zrobić.',
    'access-notice.about-confirm-mobile': 'Tu potwierdzisz numer telefonu kodem z wiadomości SMS.',
    'access-notice.about-confirm-mobile-update': 'Tu zmienisz numer telefonu, na który wysyłamy kody.',
    'access-notice.about-verification': 'Tu potwierdzisz, że konto w banku należy do Ciebie.',
  },
  en: {
    'access-notice.sign-in-needed':
      'This is information from your account, so we show it after you sign in. Then we open this page, or the step your case has reached.',
    'access-notice.sign-in': 'Sign in',
    'access-notice.no-account': 'No account with us?',
    'access-notice.home': 'See what we offer',
    'access-notice.other-status': 'This page belongs to another step. See how your case stands now.',
    'access-notice.go-on': 'Go to your case',
    'access-notice.heading-blocked': 'Application on hold',
    'access-notice.about-counter-offer':
      'Here you see a loan on other terms than you applied for, if we have one for you.',
    'access-notice.about-resale-offer':
      'Here you see the offer of a partner who may be able to give you the loan.',
    'access-notice.about-resale-waiting': 'Here you see whether our partner has answered.',
    'access-notice.about-blocked': 'Here we explain why an application is on hold and what can be done.',
    'access-notice.about-confirm-mobile':
      'Here you confirm your phone number with a code from a text message.',
    'access-notice.about-confirm-mobile-update': 'Here you change the phone number we send codes to.',
    'access-notice.about-verification': 'Here you confirm that a bank account is yours.',
  },
  ru: {
    'access-notice.sign-in-needed':
      'Это информация из вашего кабинета, поэтому мы покажем её после входа. Затем откроем эту страницу или текущий этап вашего дела.',
    'access-notice.sign-in': 'Войти',
    'access-notice.no-account': 'У вас ещё нет кабинета?',
    'access-notice.home': 'Посмотрите наше предложение',
    'access-notice.other-status':
      'Эта страница относится к другому этапу. Посмотрите, что сейчас происходит с вашим делом.',
    'access-notice.go-on': 'Перейти к своему делу',
    'access-notice.heading-blocked': 'Заявка приостановлена',
    'access-notice.about-counter-offer':
      'Здесь вы увидите заём на других условиях, если мы можем его предложить.',
    'access-notice.about-resale-offer': 'Здесь вы увидите предложение партнёра, если заём может выдать он.',
    'access-notice.about-resale-waiting': 'Здесь видно, ответил ли партнёр по вашему делу.',
    'access-notice.about-blocked': 'Здесь мы объясняем, почему заявка приостановлена и что можно сделать.',
    'access-notice.about-confirm-mobile': 'Здесь вы подтвердите номер телефона кодом из SMS.',
    'access-notice.about-confirm-mobile-update':
      'Здесь вы измените номер телефона, на который приходят коды.',
    'access-notice.about-verification': 'Здесь вы подтвердите, что счёт в банке принадлежит вам.',
  },
  uk: {
    'access-notice.sign-in-needed':
      'Це інформація з вашого кабінету, тому ми покажемо її після входу. Потім відкриємо цю сторінку або поточний етап вашої справи.',
    'access-notice.sign-in': 'Увійти',
    'access-notice.no-account': 'Ще не маєте кабінету?',
    'access-notice.home': 'Перегляньте нашу пропозицію',
    'access-notice.other-status':
      'Ця сторінка стосується іншого етапу. Перегляньте, що зараз відбувається з вашою справою.',
    'access-notice.go-on': 'Перейти до своєї справи',
    'access-notice.heading-blocked': 'Заявку призупинено',
    'access-notice.about-counter-offer':
      'Тут ви побачите позику на інших умовах, якщо ми можемо її запропонувати.',
    'access-notice.about-resale-offer': 'Тут ви побачите пропозицію партнера, якщо позику може надати він.',
    'access-notice.about-resale-waiting': 'Тут видно, чи відповів партнер у вашій справі.',
    'access-notice.about-blocked': 'Тут ми пояснюємо, чому заявку призупинено і що можна зробити.',
    'access-notice.about-confirm-mobile': 'Тут ви підтвердите номер телефону кодом із SMS.',
    'access-notice.about-confirm-mobile-update': 'Тут ви зміните номер телефону, на який надходять коди.',
    'access-notice.about-verification': 'Тут ви підтвердите, що рахунок у банку належить вам.',
  },
};
