import { samplePhotograph } from '#engine/gallery/sample-photograph.ts';
import type { WidgetExample } from '#registry/widget.ts';
import type { LeadOffer } from '#schemas/lead.ts';
import type { CrossSellOffersProps } from './props.ts';

const picture = (name: string) => ({ src: `/illustrations/${name}.svg`, alt: '', width: 480, height: 360 });

const offers: LeadOffer[] = [
  {
    alias: 'audyt-energii',
    title: 'Sprawdź, gdzie ucieka ciepło',
    text: 'Audytor obejrzy dom, zmierzy straty i wypisze, które prace zwrócą się najszybciej.',
    provider: 'Ciepło w Domu',
    image: picture('renovation'),
    link: { label: 'Umów audyt', href: 'https://cieplo-w-domu.example/audyt' },
  },
  {
    alias: 'kurs-budzetu',
    title: 'Kurs domowego budżetu',
    text: 'Sześć wieczornych spotkań w bibliotece albo przez internet. Pierwsze jest bezpłatne.',
    provider: 'Szkoła na Nowo',
    image: picture('calendar'),
    link: { label: 'Zobacz terminy', href: 'https://szkola-na-nowo.example/budzet' },
  },
  {
    alias: 'przeglad-roweru',
    title: 'Przegląd roweru przed sezonem',
    text: 'Regulacja hamulców i przerzutek, centrowanie kół i lista tego, co można zrobić później.',
    provider: 'Rowerownia',
    image: picture('branch'),
    link: { label: 'Znajdź warsztat', href: 'https://rowerownia.example' },
  },
];

/** Advertising in its honest forms. */
export const examples: WidgetExample<CrossSellOffersProps>[] = [
  {
    name: 'normal',
    title: 'Three offers',
    props: { note: 'Za polecenie partner płaci nam prowizję. Cena dla Ciebie jest taka sama.' },
    data: { offers },
  },
  {
    name: 'long',
    title: 'Long words, some without a picture',
    props: {
      title: 'Najkorzystniejsze propozycje przedsiębiorstw, z którymi współpracujemy najdłużej',
      lead: 'Wybraliśmy firmy, które sami sprawdziliśmy. Nie musisz z nich korzystać i nie ma to wpływu na decyzję w sprawie pożyczki.',
      count: 4,
    },
    data: {
      offers: [
        ...offers.slice(0, 1).map((offer) => ({ ...offer, image: samplePhotograph })),
        {
          alias: 'dluga',
          title: 'Dziewięćdziesięciodziewięcioelementowy zestaw narzędzi z pięcioletnią gwarancją producenta',
          text: 'Opis, który tłumaczy spokojnie i do końca, o co chodzi. '.repeat(6).trim(),
          provider: 'Przedsiębiorstwo Wielobranżowe Dom i Klucz spółka z ograniczoną odpowiedzialnością',
          link: {
            label: 'Przejdź do szczegółowej prezentacji zestawu na stronie partnera',
            href: 'https://dom-i-klucz.example',
          },
        },
        ...offers.slice(1),
      ],
    },
  },
  {
    name: 'broken',
    title: 'One offer with neither picture nor text nor link',
    props: { title: 'Od partnera' },
    data: {
      offers: [{ alias: 'sam-tytul', title: 'Dni otwarte w sobotę', text: '', provider: 'Kafelkarnia' }],
    },
  },
  {
    name: 'empty',
    title: 'No offers: nothing is shown',
    props: { title: 'Oferty naszych partnerów' },
    data: { offers: [] },
  },
];
