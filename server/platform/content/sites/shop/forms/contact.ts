import type { FormDefinition } from '#schemas/form.ts';
import { field, options, required, requireWhen, rule, showWhen } from '../../field.ts';
import { readPrivacy } from './consent-fields.ts';
import { email, firstname } from './person-fields.ts';

/** Number of an agreement, as it stands on its first page. */
const agreement = field('agreement', 'text', 'Numer umowy', {
  hint: 'Na pierwszej stronie umowy i w każdym e-mailu od nas.',
  placeholder: 'MF/2026/001234',
  validation_rules: [rule('regex', '^[Mm][Ff]/20\\d{2}/\\d{6}$', 'Numer umowy wygląda tak: MF/2026/001234.')],
});

export const contact: FormDefinition = {
  alias: 'contact',
  title: 'Napisz do nas',
  lead: 'Odpowiemy w ciągu jednego dnia roboczego, na podany adres e-mail.',
  button_text: 'Wyślij wiadomość',
  success_title: 'Wiadomość wysłana',
  success_text: 'Dziękujemy. Odpiszemy w ciągu jednego dnia roboczego.',
  groups: [
    {
      alias: 'who',
      fields: [
        { ...firstname, width: 'full' },
        { ...email, hint: 'Na ten adres odpiszemy.' },
      ],
    },
    {
      alias: 'what',
      fields: [
        field('topic', 'select', 'W jakiej sprawie?', {
          values: options({
            offer: 'Nowa pożyczka',
            agreement: 'Moja umowa i spłata',
            account: 'Konto i logowanie',
            card: 'Karta',
            data: 'Moje dane osobowe',
            other: 'Inna sprawa',
          }),
          validation_rules: [required('Wybierz sprawę.')],
        }),
        { ...agreement, bindings: [showWhen('topic', 'agreement')] },
        field('message', 'textarea', 'Wiadomość', {
          hint: 'Nie podawaj haseł, kodów ani numeru karty. Nigdy o nie nie pytamy.',
          validation_rules: [
            required('Napisz, w czym możemy pomóc.'),
            rule('minLength', 10, 'Napisz trochę więcej, żebyśmy wiedzieli, jak pomóc.'),
            rule('maxLength', 3000, 'Wiadomość może mieć najwyżej 3000 znaków.'),
          ],
        }),
        field('files', 'file', 'Załączniki', {
          validation_rules: [
            rule('mimeTypes', ['jpeg', 'png', 'pdf'], 'Dodaj plik JPG, PNG lub PDF.'),
            rule('maxSize', 5 * 1024 * 1024, 'Plik może mieć najwyżej 5 MB.'),
            rule('maxFiles', 3, 'Możesz dodać najwyżej 3 pliki.'),
          ],
        }),
        readPrivacy,
      ],
    },
  ],
};

/** Number of an agreement in a complaint: asked for only of those who have one. */
export const agreementOfCustomer = {
  ...agreement,
  error_message: 'Podaj numer umowy.',
  bindings: [showWhen('customer', 'yes'), requireWhen('customer', 'yes')],
};
