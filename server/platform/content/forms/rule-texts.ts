import { formLanguage } from '../../http/form-texts.ts';
import { definePersonWords, words } from '../../http/person-texts.ts';

/** What is said of a broken rule when neither the rule nor the field has words of its own. */
const byRule = definePersonWords('form-rules', {
  required: words('Wypełnij to pole.', 'Fill in this field.', 'Заполните это поле.', 'Заповніть це поле.'),
  minLength: words(
    'Ten tekst jest za krótki.',
    'This text is too short.',
    'Текст слишком короткий.',
    'Текст закороткий.',
  ),
  maxLength: words(
    'Ten tekst jest za długi.',
    'This text is too long.',
    'Текст слишком длинный.',
    'Текст задовгий.',
  ),
  min: words(
    'Ta wartość jest za mała.',
    'This value is too small.',
    'Значение слишком мало.',
    'Значення замале.',
  ),
  max: words(
    'Ta wartość jest za duża.',
    'This value is too large.',
    'Значение слишком велико.',
    'Значення завелике.',
  ),
  email: words(
    'Podaj adres e-mail, na przykład anna@example.com.',
    'Enter an e-mail address, for example anna@example.com.',
    'Укажите адрес почты, например anna@example.com.',
    'Вкажіть адресу пошти, наприклад anna@example.com.',
  ),
  phone: words(
    'Podaj numer telefonu.',
    'Enter a phone number.',
    'Укажите номер телефона.',
    'Вкажіть номер телефону.',
  ),
  dateRange: words(
    'Ta data jest poza zakresem.',
    'This date is out of range.',
    'Дата вне допустимых границ.',
    'Дата поза межами.',
  ),
  age: words(
    'Twój wiek nie mieści się w zakresie.',
    'Your age is out of range.',
    'Возраст вне границ.',
    'Вік поза межами.',
  ),
  in: words(
    'Wybierz jedną z możliwości.',
    'Choose one of the options.',
    'Выберите один из вариантов.',
    'Виберіть один із варіантів.',
  ),
  equalsField: words(
    'Te dwa pola się różnią.',
    'The two fields differ.',
    'Значения не совпадают.',
    'Значення не збігаються.',
  ),
  pesel: words(
    'Ten numer PESEL jest błędny.',
    'This PESEL number is not right.',
    'Номер PESEL указан неверно.',
    'Номер PESEL неправильний.',
  ),
  iban: words(
    'Ten numer IBAN jest błędny.',
    'This IBAN is not right.',
    'Номер IBAN указан неверно.',
    'Номер IBAN неправильний.',
  ),
  nrb: words(
    'Ten numer konta jest błędny.',
    'This account number is not right.',
    'Номер счёта указан неверно.',
    'Номер рахунку неправильний.',
  ),
  postalCode: words(
    'Podaj kod w postaci 00-000.',
    'Enter the code as 00-000.',
    'Укажите индекс в виде 00-000.',
    'Вкажіть індекс у вигляді 00-000.',
  ),
  maxFiles: words(
    'Dodano za dużo plików.',
    'Too many files were added.',
    'Добавлено слишком много файлов.',
    'Додано забагато файлів.',
  ),
  password: words(
    'To hasło nie spełnia wymagań.',
    'This password does not meet the rules.',
    'Пароль не отвечает требованиям.',
    'Пароль не відповідає вимогам.',
  ),
  unknown: words(
    'Tego pola nie ma w formularzu.',
    'The form has no such field.',
    'Такого поля в форме нет.',
    'Такого поля у формі немає.',
  ),
  other: words(
    'Ta wartość jest nieprawidłowa.',
    'This value is not right.',
    'Это значение неверно.',
    'Це значення неправильне.',
  ),
});

const rules = new Map(Object.entries(byRule));

/** What a person reads of a broken rule, in the language of the locale. */
export const ruleText = (locale: string, rule: string): string =>
  (rules.get(rule) ?? byRule.other)(formLanguage(locale));
