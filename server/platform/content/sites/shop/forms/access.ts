import type { FormDefinition } from '#schemas/form.ts';
import { field, options, required, requireWhen, rule, showWhen } from '../../field.ts';
import { currentPassword, email, newPassword, pesel, phone } from './person-fields.ts';

export const login: FormDefinition = {
  alias: 'login',
  title: 'Zaloguj się',
  button_text: 'Zaloguj się',
  groups: [
    {
      alias: 'account',
      fields: [
        { ...email, autocomplete: 'username' },
        field('password', 'password', 'Hasło', {
          autocomplete: 'current-password',
          validation_rules: [required('Podaj hasło.')],
        }),
      ],
    },
  ],
};

export const passwordChange: FormDefinition = {
  alias: 'password-change',
  title: 'Zmień hasło',
  lead: 'Po zmianie wylogujemy wszystkie inne urządzenia.',
  button_text: 'Zmień hasło',
  success_title: 'Hasło zmienione',
  success_text: 'Na innych urządzeniach zaloguj się nowym hasłem.',
  groups: [{ alias: 'passwords', fields: [currentPassword, ...newPassword] }],
};

export const passwordRestore: FormDefinition = {
  alias: 'password-restore',
  title: 'Nie pamiętasz hasła?',
  lead: 'Podaj adres e-mail konta. Wyślemy kod, którym ustawisz nowe hasło.',
  button_text: 'Wyślij kod',
  groups: [{ alias: 'account', fields: [email] }],
};

export const updateAccess: FormDefinition = {
  alias: 'update-access',
  title: 'Ustaw nowe hasło',
  button_text: 'Zapisz nowe hasło',
  success_title: 'Hasło zmienione',
  success_text: 'Możesz się już zalogować.',
  groups: [
    {
      alias: 'proof',
      fields: [
        email,
        field('code', 'text', 'Kod z wiadomości', {
          hint: 'Sześć cyfr. Kod jest ważny 10 minut.',
          autocomplete: 'one-time-code',
          width: 'half',
          validation_rules: [
            required('Wpisz kod z wiadomości.'),
            rule('regex', '^\\d{6}$', 'Kod składa się z sześciu cyfr.'),
          ],
        }),
      ],
    },
    { alias: 'passwords', fields: newPassword },
  ],
};

/** For somebody who lost more than a password: who they are, by what they know. */
export const identification: FormDefinition = {
  alias: 'identification',
  title: 'Odzyskaj dostęp do konta',
  lead: 'Podaj dane, które znamy z Twojego konta. Jeśli się zgodzą, wyślemy kod na adres zapisany w koncie.',
  button_text: 'Wyślij kod',
  groups: [
    {
      alias: 'contact',
      fields: [
        field('by', 'radio', 'Co pamiętasz?', {
          values: options({ email: 'Adres e-mail', phone: 'Numer telefonu' }),
          default_value: 'email',
          validation_rules: [required('Wybierz jedną z możliwości.')],
        }),
        {
          ...email,
          validation_rules: [rule('email', undefined, 'Sprawdź adres e-mail.')],
          error_message: 'Podaj adres e-mail.',
          bindings: [showWhen('by', 'email'), requireWhen('by', 'email')],
        },
        {
          ...phone,
          hint: 'Numer zapisany w koncie.',
          validation_rules: [rule('phone', undefined, 'Sprawdź numer. Polski numer ma 9 cyfr.')],
          error_message: 'Podaj numer telefonu.',
          bindings: [showWhen('by', 'phone'), requireWhen('by', 'phone')],
        },
      ],
    },
    {
      alias: 'person',
      fields: [
        field('surname', 'text', 'Nazwisko', {
          autocomplete: 'family-name',
          width: 'half',
          validation_rules: [required('Podaj nazwisko.'), rule('maxLength', 80)],
        }),
        pesel,
      ],
    },
  ],
};
