import type { PageDocument } from '#schemas/page.ts';
import { block, picture } from '../../block.ts';

/** The card: prices of the account only; no figure of credit stands here, so no representative example is due. */
export const card: PageDocument = {
  alias: 'karta',
  title: 'Karta Mozaika',
  description: 'Karta debetowa do konta pożyczki: bez opłat za wydanie, z blokadą jednym dotknięciem.',
  image: '/share.png',
  layout: 'default',
  blocks: [
    block('hero', 'hero', {
      eyebrow: 'Karta debetowa',
      title: 'Karta, nad którą panujesz',
      lead: 'Płacisz swoimi pieniędzmi. Zablokujesz ją, zmienisz PIN i limity w kilka sekund, o każdej porze.',
      image: picture('bank-card'),
      primary: { label: 'Załóż konto', href: '/signup' },
      secondary: { label: 'Porównaj plany', href: '#plans' },
      tone: 'brand',
    }),
    block('features', 'feature-list', {
      title: 'Wszystko pod ręką',
      items: [
        {
          icon: 'lock',
          title: 'Blokada od razu',
          text: 'Zgubiona karta przestaje działać w chwili, gdy to zgłosisz.',
        },
        {
          icon: 'eye',
          title: 'Każda płatność na liście',
          text: 'Kwota, miejsce i godzina, zanim schowasz kartę.',
        },
        {
          icon: 'shield',
          title: 'Płatności z potwierdzeniem',
          text: 'W internecie pokazujemy kwotę i odbiorcę, zanim się zgodzisz.',
        },
      ],
    }),
    block('plans', 'pricing', {
      title: 'Dwa plany, bez drobnego druku',
      plans: [
        {
          name: 'Podstawowy',
          text: 'Do spłaty rat i codziennych zakupów.',
          priceMinor: 0,
          per: 'miesiąc',
          features: [
            { text: 'Karta plastikowa i w telefonie' },
            { text: 'Przelewy krajowe bez opłat' },
            { text: 'Dwie wypłaty z bankomatu w miesiącu' },
            { text: 'Płatności w euro bez przewalutowania', excluded: true },
          ],
          action: { label: 'Wybierz podstawowy', href: '/signup' },
        },
        {
          name: 'Podróżny',
          text: 'Dla tych, którzy płacą także poza Polską.',
          priceMinor: 900,
          per: 'miesiąc',
          highlighted: true,
          features: [
            { text: 'Karta plastikowa i w telefonie' },
            { text: 'Przelewy krajowe bez opłat' },
            { text: 'Wypłaty z bankomatów bez limitu' },
            { text: 'Płatności w euro bez przewalutowania' },
          ],
          action: { label: 'Wybierz podróżny', href: '/signup' },
        },
      ],
      note: 'Plan zmienisz w każdej chwili. Nowa cena obowiązuje od następnego miesiąca.',
    }),
    block('countries', 'countries-list', {
      title: 'Gdzie zapłacisz w euro bez przewalutowania',
      codes: [
        'AT',
        'BE',
        'BG',
        'CY',
        'DE',
        'EE',
        'ES',
        'FI',
        'FR',
        'GR',
        'HR',
        'IE',
        'IT',
        'LT',
        'LU',
        'LV',
        'MT',
        'NL',
        'PT',
        'SI',
        'SK',
      ],
    }),
    block('app', 'app-badges', {
      title: 'Karta w telefonie',
      text: 'Aplikacja pokazuje saldo, raty i płatności. Logujesz się odciskiem palca albo kodem.',
      appStore: 'https://apps.example/mozaika-ios',
      googlePlay: 'https://apps.example/mozaika-android',
      note: 'Wymaga systemu iOS 17 albo Android 11 i nowszych.',
    }),
    block('questions', 'accordion', {
      title: 'Pytania o kartę',
      items: [
        {
          title: 'Co zrobić, gdy zgubię kartę?',
          html: '<p>Zablokuj ją po zalogowaniu albo zadzwoń, także w nocy. Nowa karta w telefonie działa po kilku minutach.</p>',
        },
        {
          title: 'Czy muszę mieć pożyczkę, żeby mieć kartę?',
          html: '<p>Nie. Konto z kartą założysz bez pożyczki, a pożyczkę weźmiesz bez karty.</p>',
        },
        {
          title: 'Kto odpowiada za płatność, której nie było?',
          html: '<p>Zgłoś ją, a zwrócimy pieniądze najpóźniej następnego dnia roboczego i wyjaśnimy sprawę.</p>',
        },
      ],
    }),
    block('cta', 'call-to-action', {
      title: 'Masz już u nas umowę?',
      text: 'Kartę zamówisz po zalogowaniu. Przyjdzie w cztery dni robocze.',
      action: { label: 'Zaloguj się', href: '/signin' },
      tone: 'soft',
    }),
  ],
};
