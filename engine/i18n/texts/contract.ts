import type { Texts } from '#schemas/texts.ts';

/**
 * Words that several screens of a contract share: the menu, a payment under way, codes for actions. Widgets of these
 * screens name the prefix `contract.` in `sharesTexts`.
 */
export const contractTexts: Readonly<Record<string, Texts>> = {
  pl: {
    'contract.card-blocked': 'Zablokowana',
    'contract.card-ends': 'Karta o numerze zakończonym na',
    'contract.card-until': 'ważna do',
    'contract.nav': 'Twoja umowa',
    'contract.nav.main-card': 'Przegląd',
    'contract.nav.debt-repayment': 'Spłata',
    'contract.nav.card-details': 'Karta',
    'contract.nav.transfer': 'Przelew',
    'contract.nav.history': 'Historia',
    'contract.nav.details': 'Szczegóły i harmonogram',
    'contract.nav.docs': 'Dokumenty',
    'contract.nav.user-data': 'Twoje dane',
    'contract.pending':
      'Płatność {{amount}} jest w toku. Nie płać drugi raz: poinformujemy Cię, gdy bank ją potwierdzi.',
    'contract.pending-see': 'Sprawdź stan płatności',
    'contract.unavailable':
      'Nie udało się wczytać tej części. Twoje pieniądze i dane są bezpieczne. Spróbuj ponownie za chwilę.',
    'contract.again': 'Spróbuj ponownie',
    'contract.no-card':
      'Karty jeszcze nie ma: wydajemy ją razem z podpisaną umową. Jeśli umowa jest już podpisana, daj nam znać.',
    'contract.ask-us': 'Napisz do nas',
    'contract.code-note':
      'Wyślemy jednorazowy kod na Twój potwierdzony telefon, a jeśli go nie ma, na e-mail.',
    'contract.copy': 'Kopiuj',
    'contract.copied': 'Skopiowano',
    'contract.download': 'Pobierz PDF',
  },
  en: {
    'contract.card-blocked': 'Blocked',
    'contract.card-ends': 'Card with a number ending in',
    'contract.card-until': 'valid until',
    'contract.nav': 'Your agreement',
    'contract.nav.main-card': 'Overview',
    'contract.nav.debt-repayment': 'Repayment',
    'contract.nav.card-details': 'Card',
    'contract.nav.transfer': 'Transfer',
    'contract.nav.history': 'History',
    'contract.nav.details': 'Details and schedule',
    'contract.nav.docs': 'Documents',
    'contract.nav.user-data': 'Your details',
    'contract.pending':
      'A payment of {{amount}} is under way. Please do not pay twice: we will tell you once the bank confirms it.',
    'contract.pending-see': 'See how it stands',
    'contract.unavailable':
      'This part could not be loaded. Your money and your data are safe. Please try again in a moment.',
    'contract.again': 'Try again',
    'contract.no-card':
      'There is no card yet: it is issued with the signed agreement. If yours is signed already, please let us know.',
    'contract.ask-us': 'Contact us',
    'contract.code-note':
      'We send a one-time code to your confirmed phone or, if there is none, to your e-mail.',
    'contract.copy': 'Copy',
    'contract.copied': 'Copied',
    'contract.download': 'Download PDF',
  },
  ru: {
    'contract.card-blocked': 'Заблокирована',
    'contract.card-ends': 'Карта с номером, заканчивающимся на',
    'contract.card-until': 'действует до',
    'contract.nav': 'Ваш договор',
    'contract.nav.main-card': 'Обзор',
    'contract.nav.debt-repayment': 'Погашение',
    'contract.nav.card-details': 'Карта',
    'contract.nav.transfer': 'Перевод',
    'contract.nav.history': 'История',
    'contract.nav.details': 'Условия и график',
    'contract.nav.docs': 'Документы',
    'contract.nav.user-data': 'Ваши данные',
    'contract.pending':
      'Платёж на {{amount}} обрабатывается. Не платите второй раз: мы сообщим, когда банк его подтвердит.',
    'contract.pending-see': 'Проверить платёж',
    'contract.unavailable':
      'Не удалось загрузить этот раздел. Ваши деньги и данные в безопасности. Попробуйте ещё раз чуть позже.',
    'contract.again': 'Попробовать ещё раз',
    'contract.no-card':
      'Карты пока нет: мы выпускаем её вместе с подписанным договором. Если договор уже подписан, сообщите нам.',
    'contract.ask-us': 'Написать нам',
    'contract.code-note': 'Мы отправим одноразовый код на подтверждённый телефон, а если его нет, на почту.',
    'contract.copy': 'Копировать',
    'contract.copied': 'Скопировано',
    'contract.download': 'Скачать PDF',
  },
  uk: {
    'contract.card-blocked': 'Заблоковано',
    'contract.card-ends': 'Картка з номером, що закінчується на',
    'contract.card-until': 'діє до',
    'contract.nav': 'Ваш договір',
    'contract.nav.main-card': 'Огляд',
    'contract.nav.debt-repayment': 'Погашення',
    'contract.nav.card-details': 'Картка',
    'contract.nav.transfer': 'Переказ',
    'contract.nav.history': 'Історія',
    'contract.nav.details': 'Умови та графік',
    'contract.nav.docs': 'Документи',
    'contract.nav.user-data': 'Ваші дані',
    'contract.pending':
      'Платіж на {{amount}} обробляється. Не платіть удруге: ми повідомимо, коли банк його підтвердить.',
    'contract.pending-see': 'Перевірити платіж',
    'contract.unavailable':
      'Не вдалося завантажити цей розділ. Ваші гроші й дані в безпеці. Спробуйте ще раз трохи згодом.',
    'contract.again': 'Спробувати ще раз',
    'contract.no-card':
      'Картки поки немає: ми випускаємо її разом із підписаним договором. Якщо договір уже підписано, повідомте нас.',
    'contract.ask-us': 'Написати нам',
    'contract.code-note':
      'Ми надішлемо одноразовий код на підтверджений телефон, а якщо його немає, на пошту.',
    'contract.copy': 'Копіювати',
    'contract.copied': 'Скопійовано',
    'contract.download': 'Завантажити PDF',
  },
};
