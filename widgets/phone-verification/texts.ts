export const texts = {
  pl: {
    'phone-verification.title': 'Potwierdź numer telefonu',
    'phone-verification.lead':
      'Wyślemy Ci SMS z sześciocyfrowym kodem. Na ten numer przyjdą też kody do podpisania umowy.',
    'phone-verification.send': 'Wyślij kod',
    'phone-verification.have-code': 'Mam już kod',
    'phone-verification.change': 'Zmień numer',
    'phone-verification.failed': 'Nie widzimy numeru telefonu',
    'phone-verification.failed-text':
      'Wniosek poszedł dalej albo dane chwilowo nie odpowiadają. Sprawdź, co jest teraz.',
  },
  en: {
    'phone-verification.title': 'Confirm your phone number',
    'phone-verification.lead':
      'We will text you a six-digit code. Codes for signing the contract will come to this number, too.',
    'phone-verification.send': 'Send the code',
    'phone-verification.have-code': 'I have a code already',
    'phone-verification.change': 'Use another number',
    'phone-verification.failed': 'We cannot see your phone number',
    'phone-verification.failed-text':
      'Your application has moved on, or your details cannot be read at the moment. See where it stands now.',
  },
  ru: {
    'phone-verification.title': 'Подтвердите номер телефона',
    'phone-verification.lead':
      'Мы отправим СМС с шестизначным кодом. На этот номер придут и коды для подписания договора.',
    'phone-verification.send': 'Отправить код',
    'phone-verification.have-code': 'У меня уже есть код',
    'phone-verification.change': 'Изменить номер',
    'phone-verification.failed': 'Мы не видим номер телефона',
    'phone-verification.failed-text':
      'Заявка продвинулась, или данные сейчас недоступны. Посмотрите, что сейчас.',
  },
  uk: {
    'phone-verification.title': 'Підтвердьте номер телефону',
    'phone-verification.lead':
      'Ми надішлемо СМС із шестизначним кодом. На цей номер прийдуть і коди для підписання договору.',
    'phone-verification.send': 'Надіслати код',
    'phone-verification.have-code': 'У мене вже є код',
    'phone-verification.change': 'Змінити номер',
    'phone-verification.failed': 'Ми не бачимо номера телефону',
    'phone-verification.failed-text': 'Заявка просунулася, або дані зараз недоступні. Подивіться, що зараз.',
  },
};
