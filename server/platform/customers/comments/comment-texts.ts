import { definePersonTexts } from '../../http/person-texts.ts';

type Key =
  | 'unknown'
  | 'unknownPost'
  | 'closed'
  | 'empty'
  | 'tooLong'
  | 'tooOften'
  | 'tooLate'
  | 'notPublished'
  | 'own'
  | 'noRoot';

/** What people are told about comments; `{max}` and `{minutes}` are put in. */
export const commentTexts = definePersonTexts<Key>('comments', {
  pl: {
    unknown: 'Nie ma takiego komentarza.',
    unknownPost: 'Nie ma takiego wpisu.',
    closed: 'Komentowanie jest teraz wyłączone.',
    empty: 'Napisz treść komentarza.',
    tooLong: 'Komentarz może mieć najwyżej {max} znaków.',
    tooOften: 'Za dużo naraz. Spróbuj ponownie za kilka minut.',
    tooLate: 'Komentarz można zmienić tylko przez {minutes} min od napisania.',
    notPublished: 'Ten komentarz nie jest opublikowany.',
    own: 'Nie można zgłosić własnego komentarza.',
    noRoot: 'Odpowiedź musi wskazywać wątek, w którym stoi.',
  },
  en: {
    unknown: 'There is no such comment.',
    unknownPost: 'There is no such post.',
    closed: 'Comments are closed at the moment.',
    empty: 'Write something first.',
    tooLong: 'A comment can have at most {max} characters.',
    tooOften: 'Too much at once. Please try again in a few minutes.',
    tooLate: 'A comment can be changed only within {minutes} minutes of writing it.',
    notPublished: 'This comment is not published.',
    own: 'You cannot report your own comment.',
    noRoot: 'An answer has to name the thread it stands in.',
  },
  ru: {
    unknown: 'Такого комментария нет.',
    unknownPost: 'Такой записи нет.',
    closed: 'Комментарии сейчас отключены.',
    empty: 'Напишите текст комментария.',
    tooLong: 'Комментарий может содержать не более {max} знаков.',
    tooOften: 'Слишком много сразу. Попробуйте через несколько минут.',
    tooLate: 'Изменить комментарий можно только в течение {minutes} мин.',
    notPublished: 'Этот комментарий не опубликован.',
    own: 'Нельзя пожаловаться на собственный комментарий.',
    noRoot: 'Ответ должен указывать ветку, в которой он стоит.',
  },
  uk: {
    unknown: 'Такого коментаря немає.',
    unknownPost: 'Такого допису немає.',
    closed: 'Коментарі зараз вимкнено.',
    empty: 'Напишіть текст коментаря.',
    tooLong: 'Коментар може містити не більше ніж {max} знаків.',
    tooOften: 'Забагато одразу. Спробуйте за кілька хвилин.',
    tooLate: 'Змінити коментар можна лише протягом {minutes} хв.',
    notPublished: 'Цей коментар не опубліковано.',
    own: 'Не можна поскаржитися на власний коментар.',
    noRoot: 'Відповідь має вказувати гілку, у якій вона стоїть.',
  },
});
