import type { PageDocument } from '#schemas/page.ts';
import { block, picture } from '../../block.ts';
import { calculator } from '../calculator.ts';

export const renovation: PageDocument = {
  alias: 'wiosenny-remont',
  title: 'Wiosenny remont',
  description:
    'Zaplanuj remont z ratą, która mieści się w budżecie. Sprawdź przykład kosztów i policz własną ratę.',
  image: '/share.png',
  layout: 'default',
  blocks: [
    block('hero', 'hero', {
      eyebrow: 'Poradnik remontowy',
      title: 'Wiosenny remont krok po kroku',
      lead: 'Najpierw plan i kosztorys, potem rata. Pomożemy policzyć, ile naprawdę potrzebujesz.',
      image: picture('renovation'),
      points: ['Kosztorys na jednej kartce', 'Zapas na niespodzianki', 'Rata, którą udźwignie budżet'],
      primary: { label: 'Policz ratę', href: '#calculator' },
      tone: 'sun',
    }),
    block('crumbs', 'breadcrumbs', { items: [{ title: 'Wiosenny remont', link: '/wiosenny-remont' }] }),
    block('plan', 'steps', {
      title: 'Dobry plan mieści się na jednej kartce',
      items: [
        { title: 'Spisz prace', text: 'Podziel je na konieczne i te, które mogą poczekać do jesieni.' },
        { title: 'Zbierz trzy wyceny', text: 'Na piśmie, z materiałami i terminem. Różnice bywają duże.' },
        { title: 'Dodaj zapas', text: 'Około 10% na niespodzianki. Więcej w domach sprzed 1980 roku.' },
        { title: 'Odejmij oszczędności', text: 'Pożyczka powinna pokryć tylko to, czego brakuje.' },
      ],
    }),
    block(
      'budget',
      'columns',
      { layout: 'equal' },
      {
        first: [
          block('budget-text', 'rich-text', {
            html: `
<h2>Ile odłożyć na łazienkę?</h2>
<p>Dla łazienki o powierzchni 5 m² nasi klienci zapisują w kosztorysach zwykle:</p>
<ul>
<li>robocizna: 40–50% budżetu,</li>
<li>płytki i materiały: 25–30%,</li>
<li>armatura i ceramika: 20–25%,</li>
<li>wywóz gruzu i drobiazgi: około 5%.</li>
</ul>
<p>Zanim podpiszesz umowę z ekipą, sprawdź, kto kupuje materiały i kto odbiera zwroty.</p>
`.trim(),
          }),
        ],
        second: [block('budget-picture', 'image', { image: picture('calculator') })],
      },
    ),
    block('open-day', 'countdown', {
      title: 'Dzień remontu w oddziałach',
      lead: 'Kosztorysant przejrzy z Tobą wyceny, bez opłat i bez zobowiązań. Warszawa, Kraków i Gdańsk.',
      at: '2027-03-20T09:00+01:00',
      ended: 'Tegoroczny dzień remontu już za nami. Wyceny przejrzymy też na zwykłym spotkaniu.',
      action: { label: 'Zapytaj o termin', href: '/contacts' },
    }),
    calculator('calculator', { heading: 'Policz ratę za remont' }),
    block('partners', 'custom-entity-list', {
      type: 'partner',
      title: 'Partnerzy, których polecają klienci',
    }),
    block('questions', 'accordion', {
      title: 'Pytania o pożyczkę na remont',
      items: [
        {
          title: 'Czy muszę pokazać faktury?',
          html: '<p>Nie. Pożyczka nie jest związana z konkretnym zakupem, a cel podajesz tylko do oceny wniosku.</p>',
        },
        {
          title: 'Czy mogę dobrać pieniądze w trakcie remontu?',
          html: '<p>Możesz złożyć nowy wniosek, a my od początku ocenimy zdolność do spłaty. Lepiej od razu zaplanować zapas, niż składać drugi wniosek pod presją czasu.</p>',
        },
        {
          title: 'Zostały mi pieniądze. Co teraz?',
          html: '<p>Nadpłać pożyczkę. Nic to nie kosztuje, a odsetki i prowizja będą niższe. W ciągu 14 dni od podpisania możesz też odstąpić od całej umowy.</p>',
        },
      ],
    }),
    block('more', 'related-content', { category: 'budzet', items: [] }),
    block('share', 'share', {}),
    block('cta', 'call-to-action', {
      title: 'Masz już kosztorys?',
      text: 'Złóż wniosek, gdy znasz kwotę. Do tego czasu możesz liczyć bez żadnych zobowiązań.',
      action: { label: 'Złóż wniosek', href: '/signup' },
      secondary: { label: 'Porozmawiaj z nami', href: '/contacts' },
      tone: 'soft',
    }),
  ],
};
