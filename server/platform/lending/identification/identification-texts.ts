import { definePersonTexts } from '../../http/person-texts.ts';

type Key = 'unavailable' | 'noLink' | 'notAuthorised' | 'noAccount' | 'noAnswer';

/** What the calls of identification say to people. */
export const identificationTexts = definePersonTexts<Key>('identification', {
  pl: {
    unavailable:
      'Potwierdzanie tożsamości przez bank jest teraz niedostępne. Spróbuj później lub zadzwoń do nas.',
    noLink: 'Nie ma takiego połączenia z bankiem.',
    notAuthorised: 'Najpierw zaloguj się w banku i wyraź zgodę.',
    noAccount: 'Wybierz jedno z kont z listy.',
    noAnswer: 'Bank nie odpowiada. Spróbuj ponownie za chwilę.',
  },
  en: {
    unavailable: 'Identity cannot be confirmed by a bank at the moment. Try again later or call us.',
    noLink: 'There is no such connection with a bank.',
    notAuthorised: 'First sign in at your bank and give your consent.',
    noAccount: 'Choose one of the accounts on the list.',
    noAnswer: 'The bank does not answer. Try again in a moment.',
  },
  ru: {
    unavailable: 'Подтвердить личность через банк сейчас нельзя. Попробуйте позже или позвоните нам.',
    noLink: 'Такого подключения к банку нет.',
    notAuthorised: 'Сначала войдите в банк и дайте согласие.',
    noAccount: 'Выберите один из счетов в списке.',
    noAnswer: 'Банк не отвечает. Попробуйте ещё раз чуть позже.',
  },
  uk: {
    unavailable: 'Підтвердити особу через банк зараз не можна. Спробуйте пізніше або зателефонуйте нам.',
    noLink: 'Такого підключення до банку немає.',
    notAuthorised: 'Спершу увійдіть у банк і дайте згоду.',
    noAccount: 'Виберіть один із рахунків у списку.',
    noAnswer: 'Банк не відповідає. Спробуйте ще раз за хвилину.',
  },
});
