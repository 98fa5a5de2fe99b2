import type { LookupItem } from '#schemas/lookup.ts';

interface Consent extends LookupItem {
  /** The full words the customer agrees to; `name` is the short label. */
  text: string;
  required: boolean;
  link?: string;
}

const terms = {
  name: 'Regulamin serwisu',
  text: 'Akceptuję regulamin świadczenia usług drogą elektroniczną Mozaika Finanse sp. z o.o.',
  required: true,
  link: '/regulamin',
};
const privacy = {
  name: 'Informacja o danych osobowych',
  text: 'Potwierdzam, że mam dostęp do informacji o przetwarzaniu moich danych osobowych.',
  required: true,
  link: '/polityka-prywatnosci',
};

const registerConsents: Consent[] = [
  { uuid: '7cd260ae-7c78-45b9-ba99-1d35e61b777a', ...terms },
  { uuid: '08f245f6-c32f-4e73-96cb-ddc801851800', ...privacy },
  {
    uuid: 'bf3d7de8-ad88-4851-a918-3e45bd4caca8',
    name: 'Wiadomości e-mail i SMS o ofercie',
    text: 'Zgadzam się na otrzymywanie informacji handlowych e-mailem i SMS-em. Zgodę mogę wycofać w każdej chwili w ustawieniach profilu.',
    required: false,
  },
  {
    uuid: '2faa1ed2-6cea-4efe-81c9-de9d03f2c023',
    name: 'Telefon w sprawie oferty',
    text: 'Zgadzam się na kontakt telefoniczny w sprawie oferty. Zgodę mogę wycofać w każdej chwili w ustawieniach profilu.',
    required: false,
  },
];

const getRequiredConsents: Consent[] = [
  { uuid: 'a4cb3e6d-15ab-4569-8dcc-8a55813cb1af', ...terms },
  { uuid: '65938619-bd17-4e7c-9816-fb8f8c079b6c', ...privacy },
];

const formConsents: Consent[] = [
  {
    uuid: '5ff4b3cd-588a-4936-a19a-930ff5b575e2',
    name: 'Zapytanie do biur informacji gospodarczej',
    text: 'Upoważniam Mozaika Finanse sp. z o.o. do zapytania biur informacji gospodarczej o moje zobowiązania. Upoważnienie jest ważne 60 dni.',
    required: true,
  },
  {
    uuid: '22dd38bf-f929-4580-8615-d844ef7ca4c4',
    name: 'Formularz informacyjny',
    text: 'Potwierdzam, że otrzymałam lub otrzymałem formularz informacyjny dotyczący kredytu konsumenckiego przed zawarciem umowy.',
    required: true,
    link: '/formularz-informacyjny',
  },
  {
    uuid: '9d601da6-d417-41dc-b577-59c16c21f8d4',
    name: 'Automatyczna ocena wniosku',
    text: 'Zgadzam się na automatyczną ocenę zdolności kredytowej. Mogę zażądać, aby decyzję ponownie rozpatrzył człowiek.',
    required: false,
  },
  {
    uuid: '354c3903-ccc2-44e5-9728-692694c547b5',
    name: 'Propozycje dopasowane do mnie',
    text: 'Zgadzam się na wykorzystanie danych z wniosku do przygotowania propozycji. Brak zgody nie wpływa na decyzję.',
    required: false,
  },
];

const resaleConsents: Consent[] = [
  {
    uuid: 'e25ec115-30ca-44d4-ab1f-4baeb65ff4b4',
    name: 'Przekazanie wniosku partnerowi',
    text: 'Zgadzam się na przekazanie danych z mojego wniosku wskazanemu partnerowi, aby przygotował własną ofertę.',
    required: true,
  },
  {
    uuid: 'd16cf384-8d1a-4fdd-8e74-06e65dc09712',
    name: 'Kontakt partnera',
    text: 'Zgadzam się, aby partner skontaktował się ze mną telefonicznie lub e-mailem w sprawie tej jednej oferty.',
    required: true,
  },
  {
    uuid: 'e7ecd7ac-94ec-40c2-be7c-4e9eef3522e6',
    name: 'Informacja o decyzji',
    text: 'Zgadzam się, aby partner przekazał Mozaika Finanse sp. z o.o. informację, czy zawarł ze mną umowę.',
    required: false,
  },
];

/** Consents by the alias of their lookup (specification 3). */
export const consents = { registerConsents, getRequiredConsents, formConsents, resaleConsents };
