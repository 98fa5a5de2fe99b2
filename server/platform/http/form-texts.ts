import { fillPlaces } from '#schemas/refusals/fill-places.ts';
import type { ReasonValues, Refusal } from '#schemas/refusals/refusal.ts';
import { definePersonTexts, type PersonLanguage, personLanguages, refuseIn } from './person-texts.ts';

type FormTextKey =
  | 'invalid'
  | 'tooMany'
  | 'fileTooLarge'
  | 'fileType'
  | 'fileDamaged'
  | 'filePixels'
  | 'fileEmpty'
  | 'fileGone'
  | 'fileCount'
  | 'fileMissing'
  | 'fileName';

/** What the platform itself says about forms, by language. */
const texts = definePersonTexts<FormTextKey>('forms', {
  pl: {
    invalid: 'Popraw zaznaczone pola i wyślij formularz jeszcze raz.',
    tooMany: 'Za dużo prób w krótkim czasie. Spróbuj ponownie za kilka minut.',
    fileTooLarge: 'Plik jest za duży. Największy dozwolony rozmiar: {size}.',
    fileType: 'Tego rodzaju pliku nie przyjmujemy. Możesz dodać: {types}.',
    fileDamaged: 'Nie możemy odczytać tego pliku. Zapisz go ponownie i spróbuj jeszcze raz.',
    filePixels: 'Zdjęcie ma za dużo pikseli. Zmniejsz je i dodaj ponownie.',
    fileEmpty: 'Ten plik jest pusty.',
    fileGone: 'Pliku nie ma już na serwerze. Dodaj go jeszcze raz.',
    fileCount: 'Możesz dodać najwyżej {count}.',
    fileMissing: 'Wybierz plik.',
    fileName: 'dokument',
  },
  en: {
    invalid: 'Correct the marked fields and send the form again.',
    tooMany: 'Too many attempts in a short time. Try again in a few minutes.',
    fileTooLarge: 'The file is too large. The largest size allowed is {size}.',
    fileType: 'We do not take files of this kind. You can add: {types}.',
    fileDamaged: 'We cannot read this file. Save it again and try once more.',
    filePixels: 'The picture has too many pixels. Make it smaller and add it again.',
    fileEmpty: 'This file is empty.',
    fileGone: 'The file is no longer on the server. Add it once more.',
    fileCount: 'You can add at most {count}.',
    fileMissing: 'Choose a file.',
    fileName: 'document',
  },
  ru: {
    invalid: 'Исправьте отмеченные поля и отправьте форму ещё раз.',
    tooMany: 'Слишком много попыток за короткое время. Попробуйте через несколько минут.',
    fileTooLarge: 'Файл слишком большой. Наибольший размер: {size}.',
    fileType: 'Файлы такого вида мы не принимаем. Можно добавить: {types}.',
    fileDamaged: 'Не удаётся прочитать этот файл. Сохраните его заново и попробуйте ещё раз.',
    filePixels: 'На снимке слишком много пикселей. Уменьшите его и добавьте снова.',
    fileEmpty: 'Этот файл пустой.',
    fileGone: 'Файла больше нет на сервере. Добавьте его ещё раз.',
    fileCount: 'Можно добавить не больше {count}.',
    fileMissing: 'Выберите файл.',
    fileName: 'документ',
  },
  uk: {
    invalid: 'Виправте позначені поля й надішліть форму ще раз.',
    tooMany: 'Забагато спроб за короткий час. Спробуйте за кілька хвилин.',
    fileTooLarge: 'Файл завеликий. Найбільший розмір: {size}.',
    fileType: 'Файли такого виду ми не приймаємо. Можна додати: {types}.',
    fileDamaged: 'Не вдається прочитати цей файл. Збережіть його знову та спробуйте ще раз.',
    filePixels: 'На знімку забагато пікселів. Зменште його й додайте знову.',
    fileEmpty: 'Цей файл порожній.',
    fileGone: 'Файлу вже немає на сервері. Додайте його ще раз.',
    fileCount: 'Можна додати не більше ніж {count}.',
    fileMissing: 'Виберіть файл.',
    fileName: 'документ',
  },
});

/** The language the platform speaks to a reader of this locale; a site in a language it has no words in is told in English. */
export function formLanguage(locale: string): PersonLanguage {
  const language = locale.slice(0, 2);
  return personLanguages.includes(language) ? language : 'en';
}

/** Why what a form brought is refused, in the language of a locale. */
export const refuseForm = (locale: string, key: FormTextKey, values?: ReasonValues): Refusal =>
  refuseIn(texts, formLanguage(locale), key, values);

/** A text in the language of a locale, with its `{places}` filled. */
export function formText(
  locale: string,
  key: FormTextKey,
  values: Readonly<Record<string, string>> = {},
): string {
  return fillPlaces(texts.in(formLanguage(locale))[key], values);
}
