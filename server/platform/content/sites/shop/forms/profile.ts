import type { FormDefinition } from '#schemas/form.ts';
import { field, options, requireWhen, rule, showWhen } from '../../field.ts';
import { address, income } from './money-fields.ts';
import { email, firstname, lastname, phone } from './person-fields.ts';

const changed = showWhen('change_contact', true);

/** What a customer may change without asking anybody; what proves who they are asks for the password. */
export const profileUpdate: FormDefinition = {
  alias: 'profile-update',
  title: 'Twoje dane',
  button_text: 'Zapisz zmiany',
  success_title: 'Zapisane',
  success_text: 'Dane w Twoim profilu są aktualne.',
  groups: [
    { alias: 'person', title: 'Imię i nazwisko', fields: [firstname, lastname] },
    {
      alias: 'contact',
      title: 'E-mail i telefon',
      fields: [
        field('change_contact', 'checkbox', 'Chcę zmienić adres e-mail lub numer telefonu'),
        field(
          'contact_note',
          'static',
          'Na nowy adres lub numer wyślemy kod. Do tego czasu obowiązuje stary.',
          {
            bindings: [changed],
          },
        ),
        {
          ...email,
          validation_rules: [rule('email', undefined, 'Sprawdź adres e-mail.')],
          bindings: [changed],
        },
        {
          ...phone,
          validation_rules: [rule('phone', undefined, 'Sprawdź numer. Polski numer ma 9 cyfr.')],
          bindings: [changed],
        },
        field('current_password', 'password', 'Obecne hasło', {
          hint: 'Pytamy o nie, żeby nikt inny nie zmienił Twoich danych kontaktowych.',
          error_message: 'Podaj obecne hasło.',
          autocomplete: 'current-password',
          bindings: [changed, requireWhen('change_contact', true)],
        }),
      ],
    },
    { alias: 'address', title: 'Adres', fields: address },
    { alias: 'income', title: 'Dochód', fields: income },
    {
      alias: 'documents',
      title: 'Dokumenty',
      fields: [
        field('documents', 'file', 'Zaświadczenie o dochodach lub wyciąg z konta', {
          validation_rules: [
            rule('mimeTypes', ['jpeg', 'png', 'pdf'], 'Dodaj plik JPG, PNG lub PDF.'),
            rule('maxSize', 10 * 1024 * 1024, 'Plik może mieć najwyżej 10 MB.'),
            rule('maxFiles', 5, 'Możesz dodać najwyżej 5 plików.'),
          ],
        }),
      ],
    },
    {
      alias: 'preferences',
      title: 'Jak mamy się odzywać',
      fields: [
        field('contact_channels', 'multi-select', 'Przypomnienia o racie', {
          hint: 'Wiadomości, których wymaga prawo, wyślemy zawsze e-mailem.',
          values: options({ email: 'E-mail', sms: 'SMS', phone: 'Telefon' }),
        }),
        field('contact_hours', 'select', 'Kiedy dzwonić', {
          values: options({ morning: '8.00–12.00', afternoon: '12.00–16.00', evening: '16.00–20.00' }),
          bindings: [showWhen('contact_channels', 'phone')],
        }),
      ],
    },
  ],
};
