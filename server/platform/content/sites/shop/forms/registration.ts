import type { FormDefinition } from '#schemas/form.ts';
import { field, required, rule } from '../../field.ts';
import { applicationConsents, registerConsents, requiredConsents } from './consent-fields.ts';
import { address, income } from './money-fields.ts';
import { birthDate, email, firstname, lastname, newPassword, pesel, phone } from './person-fields.ts';

const button_text = 'Załóż konto';

/** A customer's own account. */
export const registration: FormDefinition = {
  alias: 'registration',
  title: 'Załóż konto',
  lead: 'Zajmie to około dwóch minut. Na koniec wyślemy kod na podany adres e-mail.',
  button_text,
  clear_marketing_cookie: true,
  groups: [
    { alias: 'person', title: 'Kim jesteś', fields: [firstname, lastname, email, phone] },
    { alias: 'password', title: 'Hasło do konta', fields: newPassword },
    { alias: 'consents', title: 'Zgody', fields: registerConsents },
  ],
};

/** An account of a firm that works with the lender. */
export const partnerRegistration: FormDefinition = {
  alias: 'registration-partner',
  title: 'Konto partnera',
  lead: 'Dla firm, które proponują naszą pożyczkę swoim klientom. Umowę podpiszemy po rozmowie.',
  button_text,
  groups: [
    {
      alias: 'firm',
      title: 'Firma',
      fields: [
        field('company', 'text', 'Nazwa firmy', {
          autocomplete: 'organization',
          validation_rules: [required('Podaj nazwę firmy.'), rule('maxLength', 160)],
        }),
        field('nip', 'text', 'NIP', {
          hint: '10 cyfr, z kreskami lub bez.',
          placeholder: '525-999-00-01',
          width: 'half',
          validation_rules: [
            required('Podaj NIP.'),
            rule('regex', '^\\d{3}-?\\d{3}-?\\d{2}-?\\d{2}$', 'NIP ma 10 cyfr.'),
          ],
        }),
        field('branches', 'number', 'Liczba punktów sprzedaży', {
          width: 'half',
          validation_rules: [rule('min', 1), rule('max', 5000)],
        }),
      ],
    },
    {
      alias: 'person',
      title: 'Osoba do kontaktu',
      fields: [
        firstname,
        lastname,
        field('position', 'text', 'Stanowisko', {
          autocomplete: 'organization-title',
          validation_rules: [rule('maxLength', 80)],
        }),
        email,
        phone,
      ],
    },
    { alias: 'password', title: 'Hasło do konta', fields: newPassword },
    { alias: 'consents', title: 'Zgody', fields: requiredConsents },
  ],
};

/** An account that is opened with an application for a loan (screen `/personal-data`). */
export const productRegistration: FormDefinition = {
  alias: 'registration-product',
  title: 'Twoje dane',
  lead: 'Pytamy tylko o to, czego wymagają przepisy i ocena zdolności do spłaty. Odpowiedzi zapisują się po drodze.',
  button_text: 'Przejdź dalej',
  clear_marketing_cookie: true,
  groups: [
    { alias: 'person', title: 'Kim jesteś', fields: [firstname, lastname, pesel, birthDate] },
    { alias: 'contact', title: 'Jak się skontaktujemy', fields: [email, phone] },
    { alias: 'address', title: 'Adres zamieszkania', fields: address },
    {
      alias: 'income',
      title: 'Dochód i wydatki',
      hint: 'Na tej podstawie policzymy, jaka rata zmieści się w budżecie.',
      fields: income,
    },
    { alias: 'password', title: 'Hasło do konta', fields: newPassword },
    { alias: 'consents', title: 'Zgody', fields: [...registerConsents, ...applicationConsents] },
  ],
};
