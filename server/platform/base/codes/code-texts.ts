import { definePersonTexts } from '../../http/person-texts.ts';

type Tries = `tries_${'one' | 'few' | 'many' | 'other'}`;
type Key = 'tooMany' | 'wrongCode' | 'spentCode' | Tries | 'badLink';

/** What people are told about codes and links. */
export const codeTexts = definePersonTexts<Key>('codes', {
  pl: {
    tooMany: 'Zbyt wiele prób. Spróbuj ponownie za kilka minut.',
    wrongCode: 'Kod jest nieprawidłowy lub wygasł.',
    spentCode: 'Ten kod już nie działa. Poproś o nowy.',
    tries_one: 'Została {count} próba.',
    tries_few: 'Zostały {count} próby.',
    tries_many: 'Zostało {count} prób.',
    tries_other: 'Zostało {count} próby.',
    badLink: 'Ten link wygasł lub został już użyty. Poproś o nowy.',
  },
  en: {
    tooMany: 'Too many attempts. Please try again in a few minutes.',
    wrongCode: 'The code is wrong or has expired.',
    spentCode: 'This code does not work any more. Ask for a new one.',
    tries_one: '{count} attempt left.',
    tries_few: '{count} attempts left.',
    tries_many: '{count} attempts left.',
    tries_other: '{count} attempts left.',
    badLink: 'This link has expired or was used already. Ask for a new one.',
  },
  ru: {
    tooMany: 'Слишком много попыток. Попробуйте через несколько минут.',
    wrongCode: 'Код неверный или устарел.',
    spentCode: 'Этот код больше не действует. Запросите новый.',
    tries_one: 'Осталась {count} попытка.',
    tries_few: 'Осталось {count} попытки.',
    tries_many: 'Осталось {count} попыток.',
    tries_other: 'Осталось {count} попытки.',
    badLink: 'Ссылка устарела или уже использована. Запросите новую.',
  },
  uk: {
    tooMany: 'Забагато спроб. Спробуйте за кілька хвилин.',
    wrongCode: 'Код неправильний або застарів.',
    spentCode: 'Цей код більше не діє. Замовте новий.',
    tries_one: 'Залишилася {count} спроба.',
    tries_few: 'Залишилося {count} спроби.',
    tries_many: 'Залишилося {count} спроб.',
    tries_other: 'Залишилося {count} спроби.',
    badLink: 'Посилання застаріло або вже використане. Замовте нове.',
  },
});
