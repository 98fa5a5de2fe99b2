import type { FormDefinition } from '#schemas/form.ts';
import { field, options, required, requireWhen, rule, showWhen } from '../../field.ts';
import { readPrivacy } from './consent-fields.ts';
import { agreementOfCustomer } from './contact.ts';
import { address } from './money-fields.ts';
import { email, firstname, lastname, phone } from './person-fields.ts';

const byPost = showWhen('answer', 'post');
const [city, street, house, postalCode] = address;

/** A complaint, by the law on complaints to financial firms (5 August 2015, art. 3 and 5): any form, an answer as asked for. */
export const complaint: FormDefinition = {
  alias: 'complaint',
  title: 'Złóż reklamację',
  lead: 'Odpowiemy najpóźniej w 30 dni, zwykle w tydzień. Złożenie reklamacji nic nie kosztuje.',
  button_text: 'Wyślij reklamację',
  success_title: 'Reklamacja przyjęta',
  success_text: 'Odpowiemy najpóźniej w 30 dni, w sposób, który wybrałaś lub wybrałeś.',
  groups: [
    {
      alias: 'subject',
      title: 'Czego dotyczy sprawa',
      fields: [
        field('customer', 'radio', 'Czy masz z nami umowę?', {
          values: options({ yes: 'Tak', no: 'Nie' }),
          validation_rules: [required('Wybierz odpowiedź.')],
        }),
        agreementOfCustomer,
        field('subject', 'select', 'Temat', {
          values: options({
            costs: 'Koszty, odsetki lub prowizja',
            schedule: 'Raty i harmonogram',
            repayment: 'Wcześniejsza spłata lub odstąpienie',
            card: 'Karta',
            service: 'Obsługa',
            data: 'Dane osobowe',
            other: 'Coś innego',
          }),
          validation_rules: [required('Wybierz temat.')],
          bindings: [
            {
              type: 'limit',
              when: [{ field: 'customer', operator: 'equals', value: 'no' }],
              values: ['service', 'data', 'other'],
            },
          ],
        }),
        field('card_digits', 'text', 'Cztery ostatnie cyfry karty', {
          hint: 'Tylko te cztery. Całego numeru nie podawaj nikomu.',
          autocomplete: 'off',
          width: 'half',
          validation_rules: [rule('regex', '^\\d{4}$', 'Wpisz dokładnie cztery cyfry.')],
          bindings: [showWhen('subject', 'card')],
        }),
        field('event_date', 'date', 'Kiedy to się stało?', {
          width: 'half',
          validation_rules: [
            rule(
              'dateRange',
              { from: 'today-3650', to: 'today' },
              'Podaj dzień z ostatnich dziesięciu lat, nie późniejszy niż dziś.',
            ),
          ],
        }),
      ],
    },
    {
      alias: 'matter',
      title: 'Co się stało',
      fields: [
        field('description', 'textarea', 'Opis', {
          hint: 'Własnymi słowami: co się stało i skąd to wiesz.',
          validation_rules: [
            required('Opisz, co się stało.'),
            rule('minLength', 20, 'Napisz trochę więcej, żebyśmy mogli to sprawdzić.'),
            rule('maxLength', 5000, 'Opis może mieć najwyżej 5000 znaków.'),
          ],
        }),
        field('wishes', 'multi-select', 'Czego oczekujesz?', {
          values: options({
            explanation: 'Wyjaśnienia',
            refund: 'Zwrotu pieniędzy',
            correction: 'Poprawienia danych lub umowy',
            apology: 'Przeprosin',
          }),
          validation_rules: [required('Wybierz co najmniej jedno.')],
        }),
        field('amount', 'money', 'Kwota do zwrotu', {
          hint: 'Puste, jeśli nie wiesz. Policzymy sami.',
          currency: 'PLN',
          width: 'half',
          validation_rules: [rule('min', 1), rule('max', 100_000_000)],
          bindings: [showWhen('wishes', 'refund')],
        }),
        field('account', 'text', 'Numer konta do zwrotu', {
          hint: '26 cyfr, ze spacjami lub bez.',
          autocomplete: 'off',
          validation_rules: [rule('nrb', undefined, 'Ten numer konta się nie zgadza. Sprawdź cyfry.')],
          bindings: [showWhen('wishes', 'refund')],
        }),
        field('files', 'file', 'Załączniki', {
          validation_rules: [
            rule('mimeTypes', ['jpeg', 'png', 'pdf', 'msword'], 'Dodaj plik JPG, PNG, PDF, DOC lub DOCX.'),
            rule('maxSize', 10 * 1024 * 1024, 'Plik może mieć najwyżej 10 MB.'),
            rule('maxFiles', 5, 'Możesz dodać najwyżej 5 plików.'),
          ],
        }),
      ],
    },
    {
      alias: 'answer',
      title: 'Jak mamy odpowiedzieć',
      fields: [
        firstname,
        lastname,
        field('answer', 'radio', 'Odpowiedź wyślij', {
          values: options({ email: 'E-mailem', post: 'Listem' }),
          default_value: 'email',
          validation_rules: [required('Wybierz, jak mamy odpowiedzieć.')],
        }),
        {
          ...email,
          error_message: 'Podaj adres e-mail.',
          validation_rules: [rule('email', undefined, 'Sprawdź adres e-mail.')],
          bindings: [showWhen('answer', 'email'), requireWhen('answer', 'email')],
        },
        ...[city, street, house, postalCode].flatMap((one) => (one ? [{ ...one, bindings: [byPost] }] : [])),
        {
          ...phone,
          hint: 'Zadzwonimy tylko wtedy, gdy będziemy chcieli o coś dopytać.',
          validation_rules: [rule('phone', undefined, 'Sprawdź numer. Polski numer ma 9 cyfr.')],
        },
        readPrivacy,
      ],
    },
  ],
};
