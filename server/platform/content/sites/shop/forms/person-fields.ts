import { field, required, rule } from '../../field.ts';

/** Questions about a person, as every form asks them. */

export const firstname = field('firstname', 'text', 'Imię', {
  autocomplete: 'given-name',
  width: 'half',
  validation_rules: [required('Podaj imię.'), rule('maxLength', 60, 'Imię może mieć najwyżej 60 znaków.')],
});
export const lastname = field('lastname', 'text', 'Nazwisko', {
  autocomplete: 'family-name',
  width: 'half',
  validation_rules: [
    required('Podaj nazwisko.'),
    rule('maxLength', 80, 'Nazwisko może mieć najwyżej 80 znaków.'),
  ],
});
export const email = field('email', 'email', 'Adres e-mail', {
  placeholder: 'anna@example.com',
  autocomplete: 'email',
  validation_rules: [
    required('Podaj adres e-mail.'),
    rule('email', undefined, 'Sprawdź adres e-mail. Brakuje w nim czegoś, na przykład znaku @.'),
  ],
});
export const phone = field('phone', 'phone', 'Numer telefonu', {
  hint: 'Numer komórkowy. Wyślemy na niego SMS z kodem, gdy będzie potrzebny.',
  placeholder: '600 100 200',
  autocomplete: 'tel',
  validation_rules: [
    required('Podaj numer telefonu.'),
    rule('phone', undefined, 'Sprawdź numer. Polski numer ma 9 cyfr.'),
  ],
});
export const pesel = field('pesel', 'text', 'PESEL', {
  hint: '11 cyfr z dowodu osobistego.',
  autocomplete: 'off',
  width: 'half',
  validation_rules: [
    required('Podaj numer PESEL.'),
    rule('pesel', undefined, 'Ten numer PESEL się nie zgadza. Porównaj go z dowodem.'),
  ],
});
export const birthDate = field('birth_date', 'date', 'Data urodzenia', {
  autocomplete: 'bday',
  width: 'half',
  validation_rules: [
    required('Podaj datę urodzenia.'),
    rule('age', { min: 18, max: 75 }, 'Pożyczek udzielamy osobom od 18 do 75 lat.'),
  ],
});

export const newPassword = [
  field('password', 'password', 'Hasło', {
    hint: 'Najlepiej kilka słów, których nie używasz nigdzie indziej.',
    autocomplete: 'new-password',
    validation_rules: [
      required('Wymyśl hasło.'),
      rule('password', undefined, 'Hasło nie spełnia jeszcze wymagań.'),
    ],
  }),
  field('password_repeat', 'password', 'Powtórz hasło', {
    autocomplete: 'new-password',
    validation_rules: [
      required('Wpisz hasło jeszcze raz.'),
      rule('equalsField', 'password', 'Hasła się różnią. Wpisz dwa razy to samo.'),
    ],
  }),
];

export const currentPassword = field('current_password', 'password', 'Obecne hasło', {
  autocomplete: 'current-password',
  validation_rules: [required('Podaj obecne hasło.')],
});
