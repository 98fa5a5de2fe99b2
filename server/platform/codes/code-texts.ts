import type { PersonTexts } from '../http/person-texts.ts';

type Key = 'tooMany' | 'wrongCode' | 'badLink';

/** What people are told about codes and links. */
export const codeTexts: PersonTexts<Key> = {
  pl: {
    tooMany: 'Zbyt wiele prób. Spróbuj ponownie za kilka minut.',
    wrongCode: 'Kod jest nieprawidłowy lub wygasł. Sprawdź go albo poproś o nowy.',
    badLink: 'Ten link wygasł lub został już użyty. Poproś o nowy.',
  },
  en: {
    tooMany: 'Too many attempts. Please try again in a few minutes.',
    wrongCode: 'The code is wrong or has expired. Check it, or ask for a new one.',
    badLink: 'This link has expired or was used already. Ask for a new one.',
  },
  ru: {
    tooMany: 'Слишком много попыток. Попробуйте через несколько минут.',
    wrongCode: 'Код неверный или устарел. Проверьте его или запросите новый.',
    badLink: 'Ссылка устарела или уже использована. Запросите новую.',
  },
  uk: {
    tooMany: 'Забагато спроб. Спробуйте за кілька хвилин.',
    wrongCode: 'Код неправильний або застарів. Перевірте його або замовте новий.',
    badLink: 'Посилання застаріло або вже використане. Замовте нове.',
  },
};
