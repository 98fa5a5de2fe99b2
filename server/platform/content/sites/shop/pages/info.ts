import type { PageDocument } from '#schemas/page.ts';
import { block, picture } from '../../block.ts';
import { costTable } from '../cost-table.ts';

export const info: PageDocument = {
  alias: 'info',
  title: 'Koszty i dokumenty',
  description:
    'Z czego składa się koszt pożyczki, co się dzieje przy wcześniejszej i spóźnionej spłacie, jakie dokumenty dostajesz.',
  layout: 'default',
  blocks: [
    block('hero', 'hero', {
      title: 'Koszty i dokumenty',
      lead: 'Dwa składniki ceny, pięć dokumentów i żadnych opłat, o których nie ma tu mowy.',
      image: picture('clear-costs'),
    }),
    block('costs', 'rich-text', {
      html: `
<h2>Z czego składa się koszt</h2>
<p><strong>Odsetki</strong> liczymy od kwoty, która została do spłaty. Stawka jest stała przez całą umowę i wynosi 13,5% w skali roku.</p>
<p><strong>Prowizja</strong> wynosi 8% pożyczki. Nie potrącamy jej z wypłaty: dostajesz całą kwotę, a prowizję spłacasz w równych częściach razem z ratami.</p>
<p><strong>RRSO</strong> łączy oba koszty i czas w jedną liczbę w skali roku. Dzięki niej porównasz różne oferty. Przy krótszym okresie RRSO jest wyższe, choć w złotych płacisz mniej.</p>
`.trim(),
    }),
    costTable,
    block('example', 'representative-example', {}),
    block('warning', 'cost-warning', { showSource: true }),
    block('changes', 'comparison-table', {
      title: 'Którą drogę wybrać',
      lead: 'Trzy sposoby na zmianę planu. Każdy jest bezpłatny.',
      caption: 'Odstąpienie, wcześniejsza spłata i zawieszenie rat',
      columns: [
        { title: 'Odstąpienie', note: 'do 14 dni' },
        { title: 'Wcześniejsza spłata', note: 'w każdej chwili' },
        { title: 'Zawieszenie rat', note: 'do 3 miesięcy' },
      ],
      rows: [
        {
          label: 'Musisz podać powód',
          cells: [{ answer: 'no' }, { answer: 'no' }, { answer: 'yes', text: 'krótko, we wniosku' }],
        },
        {
          label: 'Zwracasz prowizję',
          hint: 'Tę część, której jeszcze nie było w ratach',
          cells: [
            { answer: 'no' },
            { answer: 'partly', text: 'tylko za czas trwania umowy' },
            { answer: 'text', text: 'bez zmian' },
          ],
        },
        {
          label: 'Odsetki',
          cells: [
            { answer: 'text', text: 'za dni korzystania' },
            { answer: 'text', text: 'do dnia spłaty' },
            { answer: 'text', text: 'od niespłaconej kwoty' },
          ],
        },
        {
          label: 'Umowa się kończy',
          cells: [{ answer: 'yes' }, { answer: 'yes' }, { answer: 'no' }],
        },
      ],
    }),
    block('situations', 'accordion', {
      title: 'Gdy coś się zmieni',
      items: [
        {
          title: 'Spłacam wcześniej',
          html: '<p>Możesz to zrobić w każdej chwili, w całości albo w części, bez opłaty. Odsetki liczymy tylko do dnia spłaty, a prowizję obniżamy proporcjonalnie do czasu, o który skraca się umowa. Nadpłatę zwracamy w ciągu 14 dni.</p>',
        },
        {
          title: 'Spóźniam się z ratą',
          html: '<p>Od zaległej kwoty naliczamy odsetki maksymalne za opóźnienie. Za przypomnienia, SMS-y i listy nie pobieramy opłat. Zadzwoń, zanim minie termin: możemy przesunąć ratę albo rozłożyć zaległość.</p>',
        },
        {
          title: 'Rezygnuję po podpisaniu',
          html: '<p>Masz 14 dni. Wystarczy oświadczenie wysłane z konta, e-mailem albo listem. Zwracasz pożyczoną kwotę i odsetki za dni, w których z niej korzystasz. Prowizji nie pobieramy.</p>',
        },
        {
          title: 'Tracę pracę albo choruję',
          html: '<p>Powiedz nam o tym. Na wniosek zawiesimy spłatę kapitału do trzech miesięcy i pokażemy, jak zmieni się harmonogram, zanim się zgodzisz.</p>',
        },
      ],
    }),
    block('documents', 'rich-text', {
      html: `
<h2>Dokumenty, które dostajesz</h2>
<ol>
<li><a href="/formularz-informacyjny">Formularz informacyjny</a>, zanim cokolwiek podpiszesz.</li>
<li>Umowę z tabelą kosztów na pierwszej stronie.</li>
<li>Harmonogram spłat z kapitałem, odsetkami i prowizją w każdej racie.</li>
<li>Wzór oświadczenia o odstąpieniu od umowy.</li>
<li>Po spłacie: potwierdzenie rozliczenia, w ciągu 7 dni.</li>
</ol>
<p>Wszystkie dokumenty znajdziesz też po zalogowaniu. Zasady korzystania z serwisu opisuje <a href="/regulamin">regulamin</a>.</p>
`.trim(),
    }),
    block('repayment-banks', 'banks-list', {
      title: 'Kiedy dotrze przelew z Twojego banku',
      use: 'repayment',
    }),
    block('contact', 'view-block', { key: 'contact-box' }),
  ],
};
