import { definePersonTexts } from '../../http/person-texts.ts';

type Key = 'typed' | 'noService' | 'tooMany';

/** What people are told about addresses. */
export const geoTexts = definePersonTexts<Key>('geo', {
  pl: {
    typed:
      'Nie znamy tego adresu z rejestru. Zapisaliśmy go tak, jak jest wpisany. Sprawdź, czy nie ma w nim błędu.',
    noService: 'Podpowiedzi są chwilowo niedostępne. Możesz wpisać adres samodzielnie.',
    tooMany: 'Zbyt wiele zapytań. Spróbuj ponownie za chwilę.',
  },
  en: {
    typed: 'This address is not in our register. We saved it as you typed it. Please check it for mistakes.',
    noService: 'Suggestions are not available at the moment. You can type the address yourself.',
    tooMany: 'Too many requests. Please try again in a moment.',
  },
  ru: {
    typed: 'Этого адреса нет в реестре. Мы сохранили его так, как он введён. Проверьте, нет ли в нём ошибки.',
    noService: 'Подсказки сейчас недоступны. Адрес можно ввести самостоятельно.',
    tooMany: 'Слишком много запросов. Попробуйте через минуту.',
  },
  uk: {
    typed:
      'Цієї адреси немає в реєстрі. Ми зберегли її так, як вона введена. Перевірте, чи немає в ній помилки.',
    noService: 'Підказки зараз недоступні. Адресу можна ввести самостійно.',
    tooMany: 'Забагато запитів. Спробуйте за хвилину.',
  },
});
