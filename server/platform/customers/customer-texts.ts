import { definePersonTexts } from '../http/person-texts.ts';

type Key =
  | 'wrongCredentials'
  | 'wrongPassword'
  | 'tooManyAttempts'
  | 'signInFirst'
  | 'sessionEnded'
  | 'unknownGroup'
  | 'unknownNetwork'
  | 'socialRefused'
  | 'badSignature'
  | 'badKey'
  | 'tooManyKeys'
  | 'unknownKey'
  | 'passkeyNotMade'
  | 'passkeyKnown'
  | 'badPasskey'
  | 'unknownSession';

/** What people are told about signing in and their account. */
export const customerTexts = definePersonTexts<Key>('customers', {
  pl: {
    wrongCredentials: 'Adres e-mail lub hasło są nieprawidłowe.',
    wrongPassword: 'Hasło jest nieprawidłowe.',
    tooManyAttempts: 'Zbyt wiele prób. Spróbuj ponownie później.',
    signInFirst: 'Zaloguj się, aby kontynuować.',
    sessionEnded: 'Twoja sesja wygasła. Zaloguj się ponownie.',
    unknownGroup: 'Nie ma takiej grupy klientów.',
    unknownNetwork: 'Logowanie przez ten serwis nie jest dostępne.',
    socialRefused: 'Nie udało się zalogować przez ten serwis. Zaloguj się hasłem.',
    badSignature: 'Nie udało się potwierdzić podpisu. Spróbuj ponownie.',
    badKey: 'To nie jest klucz publiczny RSA o długości co najmniej 2048 bitów.',
    tooManyKeys: 'Konto ma już tyle kluczy, ile może mieć. Usuń najpierw któryś z nich.',
    unknownKey: 'Nie ma takiego klucza.',
    passkeyNotMade: 'Nie udało się dodać klucza dostępu. Spróbuj jeszcze raz.',
    passkeyKnown: 'Ten klucz dostępu jest już dodany.',
    badPasskey: 'Nie rozpoznaliśmy tego klucza dostępu. Zaloguj się innym sposobem.',
    unknownSession: 'To urządzenie nie jest już zalogowane.',
  },
  en: {
    wrongCredentials: 'The e-mail address or the password is wrong.',
    wrongPassword: 'The password is wrong.',
    tooManyAttempts: 'Too many attempts. Please try again later.',
    signInFirst: 'Please sign in to continue.',
    sessionEnded: 'Your session has ended. Please sign in again.',
    unknownGroup: 'There is no such group of customers.',
    unknownNetwork: 'Signing in with this service is not available.',
    socialRefused: 'We could not sign you in with this service. Please use your password.',
    badSignature: 'The signature could not be confirmed. Please try again.',
    badKey: 'This is not a public RSA key of at least 2048 bits.',
    tooManyKeys: 'The account has as many keys as it can have. Remove one of them first.',
    unknownKey: 'There is no such key.',
    passkeyNotMade: 'The passkey could not be added. Please try again.',
    passkeyKnown: 'This passkey has been added already.',
    badPasskey: 'We do not know this passkey. Please sign in another way.',
    unknownSession: 'This device is not signed in any more.',
  },
  ru: {
    wrongCredentials: 'Неверный адрес электронной почты или пароль.',
    wrongPassword: 'Неверный пароль.',
    tooManyAttempts: 'Слишком много попыток. Попробуйте позже.',
    signInFirst: 'Войдите, чтобы продолжить.',
    sessionEnded: 'Сеанс завершён. Войдите снова.',
    unknownGroup: 'Такой группы клиентов нет.',
    unknownNetwork: 'Вход через этот сервис недоступен.',
    socialRefused: 'Не удалось войти через этот сервис. Войдите с паролем.',
    badSignature: 'Не удалось подтвердить подпись. Попробуйте ещё раз.',
    badKey: 'Это не открытый ключ RSA длиной не менее 2048 бит.',
    tooManyKeys: 'У учётной записи уже максимальное число ключей. Сначала удалите один из них.',
    unknownKey: 'Такого ключа нет.',
    passkeyNotMade: 'Не удалось добавить ключ доступа. Попробуйте ещё раз.',
    passkeyKnown: 'Этот ключ доступа уже добавлен.',
    badPasskey: 'Мы не узнали этот ключ доступа. Войдите другим способом.',
    unknownSession: 'На этом устройстве вход уже не выполнен.',
  },
  uk: {
    wrongCredentials: 'Неправильна адреса електронної пошти або пароль.',
    wrongPassword: 'Неправильний пароль.',
    tooManyAttempts: 'Забагато спроб. Спробуйте пізніше.',
    signInFirst: 'Увійдіть, щоб продовжити.',
    sessionEnded: 'Сеанс завершено. Увійдіть знову.',
    unknownGroup: 'Такої групи клієнтів немає.',
    unknownNetwork: 'Вхід через цей сервіс недоступний.',
    socialRefused: 'Не вдалося увійти через цей сервіс. Увійдіть із паролем.',
    badSignature: 'Не вдалося підтвердити підпис. Спробуйте ще раз.',
    badKey: 'Це не відкритий ключ RSA завдовжки щонайменше 2048 біт.',
    tooManyKeys: 'Обліковий запис уже має найбільшу кількість ключів. Спершу видаліть один із них.',
    unknownKey: 'Такого ключа немає.',
    passkeyNotMade: 'Не вдалося додати ключ доступу. Спробуйте ще раз.',
    passkeyKnown: 'Цей ключ доступу вже додано.',
    badPasskey: 'Ми не впізнали цей ключ доступу. Увійдіть іншим способом.',
    unknownSession: 'На цьому пристрої вхід уже не виконано.',
  },
});
