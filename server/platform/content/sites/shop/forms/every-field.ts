import type { FormDefinition } from '#schemas/form.ts';
import { field, options, required, requireWhen, rule, showWhen } from '../../field.ts';

/** Every type of field once, most rules and every kind of binding: for whoever makes forms. */
export const everyField: FormDefinition = {
  alias: 'form-example',
  title: 'Wszystkie rodzaje pól',
  lead: 'Formularz wzorcowy. Nic z niego nie trafia do obsługi klienta.',
  button_text: 'Sprawdź',
  success_title: 'Wszystko się zgadza',
  groups: [
    {
      alias: 'words',
      title: 'Słowa i liczby',
      fields: [
        field('note', 'static', 'Zwykły tekst między pytaniami. Nie da się w nim nic wpisać.'),
        field('name', 'text', 'Tekst', {
          hint: 'Od 2 do 40 znaków.',
          placeholder: 'Anna',
          autocomplete: 'name',
          width: 'half',
          validation_rules: [required(), rule('minLength', 2), rule('maxLength', 40)],
        }),
        field('code', 'text', 'Tekst według wzoru', {
          hint: 'Dwie litery i cztery cyfry.',
          width: 'half',
          error_message: 'Wpisz dwie duże litery i cztery cyfry, na przykład AB1234.',
          validation_rules: [rule('regex', '^[A-Z]{2}\\d{4}$')],
        }),
        field('story', 'textarea', 'Dłuższy tekst', { validation_rules: [rule('maxLength', 300)] }),
        field('children', 'number', 'Liczba', {
          width: 'half',
          validation_rules: [rule('min', 0), rule('max', 12, 'Najwyżej 12.')],
        }),
        field('sum', 'money', 'Kwota', {
          currency: 'PLN',
          default_value: 500_000,
          width: 'half',
          validation_rules: [
            rule('min', 100_000, 'Najmniej 1 000 zł.'),
            rule('max', 2_000_000, 'Najwięcej 20 000 zł.'),
          ],
        }),
      ],
    },
    {
      alias: 'numbers',
      title: 'Numery i adresy',
      fields: [
        field('email', 'email', 'E-mail', {
          autocomplete: 'email',
          width: 'half',
          validation_rules: [required(), rule('email')],
        }),
        field('phone', 'phone', 'Telefon', {
          autocomplete: 'tel',
          width: 'half',
          validation_rules: [rule('phone')],
        }),
        field('pesel', 'text', 'PESEL', { width: 'half', validation_rules: [rule('pesel')] }),
        field('postal_code', 'text', 'Kod pocztowy', {
          autocomplete: 'postal-code',
          width: 'half',
          validation_rules: [rule('postalCode')],
        }),
        field('iban', 'text', 'IBAN', { validation_rules: [rule('iban')] }),
        field('nrb', 'text', 'Numer konta (NRB)', { validation_rules: [rule('nrb')] }),
        field('city', 'autocomplete', 'Miejscowość z podpowiedziami', { hints: 'polish-cities' }),
        field('password', 'password', 'Nowe hasło', {
          autocomplete: 'new-password',
          width: 'half',
          validation_rules: [rule('password')],
        }),
        field('password_repeat', 'password', 'Powtórz hasło', {
          autocomplete: 'new-password',
          width: 'half',
          validation_rules: [rule('equalsField', 'password', 'Hasła się różnią.')],
        }),
      ],
    },
    {
      alias: 'choices',
      title: 'Wybór',
      fields: [
        field('birth', 'date', 'Data urodzenia', {
          autocomplete: 'bday',
          width: 'half',
          validation_rules: [rule('age', { min: 18, max: 100 }, 'Od 18 do 100 lat.')],
        }),
        field('visit', 'date', 'Termin wizyty', {
          hint: 'W ciągu najbliższych 30 dni.',
          width: 'half',
          validation_rules: [
            rule('dateRange', { from: 'today', to: 'today+30' }, 'Wybierz dzień z najbliższych 30.'),
          ],
        }),
        field('work', 'select', 'Lista z lookupu', { lookup: 'employment' }),
        field('size', 'radio', 'Jedna możliwość', {
          values: options({ small: 'Mała', large: 'Duża' }),
          validation_rules: [rule('in', ['small', 'large'])],
        }),
        field('colours', 'multi-select', 'Kilka możliwości', {
          hint: 'Dla małej tylko dwa kolory.',
          values: options({ green: 'Zielony', coral: 'Koralowy', white: 'Biały', blue: 'Niebieski' }),
          validation_rules: [rule('max', 3, 'Najwyżej trzy.')],
          bindings: [
            {
              type: 'limit',
              when: [{ field: 'size', operator: 'equals', value: 'small' }],
              values: ['green', 'white'],
            },
          ],
        }),
      ],
    },
    {
      alias: 'conditions',
      title: 'Zależności',
      fields: [
        field('gift', 'checkbox', 'To jest prezent'),
        field('gift_for', 'text', 'Dla kogo?', {
          hint: 'Widać to pole, gdy zaznaczysz „To jest prezent”.',
          bindings: [showWhen('gift', true), requireWhen('gift', true)],
        }),
        field('billing_city', 'text', 'Miejscowość na fakturze', {
          hint: 'Wypełnia się sama, gdy podasz miejscowość wyżej.',
          bindings: [{ type: 'fill', when: [{ field: 'city', operator: 'filled' }], from: 'city' }],
        }),
        field('files', 'file', 'Pliki', {
          validation_rules: [
            rule('mimeTypes', ['jpeg', 'png', 'pdf', 'msword']),
            rule('maxSize', 2 * 1024 * 1024),
            rule('maxFiles', 2),
          ],
        }),
        field('source', 'hidden', 'Źródło', { default_value: 'form-example' }),
        field('terms', 'consent', 'Akceptuję regulamin serwisu.', {
          document: { label: 'Regulamin', href: '/regulamin' },
          validation_rules: [required('Zaznacz, żeby sprawdzić formularz.')],
        }),
      ],
    },
  ],
};
