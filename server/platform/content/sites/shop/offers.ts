import type { LeadOffer } from '#schemas/lead.ts';
import { picture } from '../block.ts';
import { inLocale } from '../entry.ts';
import { company } from './company.ts';

const all: LeadOffer[] = [
  {
    alias: 'karta-na-zakupy',
    title: 'Karta na codzienne zakupy',
    text: 'Karta płatnicza z limitem, który ustalasz samodzielnie. Wszystkie koszty podamy przed podpisaniem umowy.',
    provider: company.name,
    image: picture('bank-card'),
    link: { label: 'Zapytaj o kartę', href: '/contacts' },
  },
  {
    alias: 'przeglad-instalacji',
    title: 'Przegląd instalacji przed remontem',
    text: 'Elektryk sprawdza przewody i gniazdka, a Ty dostajesz listę prac z wyceną. Dojazd w dużych miastach w cenie.',
    provider: 'Dom i Klucz',
    image: picture('renovation'),
    link: { label: 'Zobacz poradnik remontowy', href: '/posts/remont-bez-niespodzianek' },
  },
  {
    alias: 'serwis-roweru',
    title: 'Wiosenny serwis roweru',
    text: 'Regulacja hamulców i biegów, smarowanie łańcucha, kontrola kół. Termin wybierasz w swoim mieście.',
    provider: 'Rowerownia',
    image: picture('goods/bicycle'),
  },
];

export const offers = all.map((offer) => inLocale('pl')('lead-offer', offer.alias, offer));
