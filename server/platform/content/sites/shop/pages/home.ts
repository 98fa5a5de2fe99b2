import type { PageDocument } from '#schemas/page.ts';
import { block, picture } from '../../block.ts';
import { calculator } from '../calculator.ts';
import { costTable } from '../cost-table.ts';
import { costs, documents, refusals, whoCanApply } from '../home-texts.ts';
import { newsletterForm } from '../lead-forms.ts';
import { questions } from '../questions.ts';

export const home: PageDocument = {
  alias: 'home',
  title: 'Mozaika Finanse',
  description:
    'Pożyczka od 1 000 do 20 000 zł na 6–48 miesięcy. Całkowity koszt i RRSO pokazujemy przed złożeniem wniosku.',
  image: '/share.png',
  layout: 'default',
  blocks: [
    block(
      'hero',
      'hero',
      {
        title: 'Pożyczka ułożona z jasnych zasad',
        lead: 'Od 1 000 do 20 000 zł na 6–48 miesięcy. Ratę i całkowity koszt widzisz, zanim złożysz wniosek.',
        eyebrow: 'Pożyczka ratalna',
        points: [
          'Kwota z umowy to kwota na koncie',
          '14 dni na odstąpienie od umowy',
          'Wcześniejsza spłata bez opłaty',
        ],
        primary: { label: 'Złóż wniosek', href: '/signup' },
        secondary: { label: 'Zobacz, jak to działa', href: '/jak-to-dziala' },
      },
      { aside: [calculator('hero-calculator')] },
    ),
    block('numbers', 'stats', {
      items: [
        {
          value: 12,
          unit: 'lat',
          label: 'pożyczamy z tą samą tabelą kosztów',
          source: 'Rejestr przedsiębiorców, działamy od 2014 roku',
        },
        {
          value: 87,
          unit: '%',
          label: 'decyzji tego samego dnia roboczego',
          source: 'Dane własne, III kwartał 2026',
        },
        {
          value: 31,
          unit: '%',
          label: 'wniosków odrzucamy, bo rata byłaby za wysoka',
          source: 'Dane własne, III kwartał 2026',
        },
        { value: 0, unit: 'zł', label: 'kosztuje wcześniejsza spłata', href: '/info' },
      ],
    }),
    block('advantages', 'feature-list', {
      title: 'Cztery rzeczy, które u nas się nie zmieniają',
      items: [
        {
          icon: 'eye',
          title: 'Jedna cena od początku',
          text: 'Oprocentowanie jest stałe, a prowizja rozłożona na raty. Kwota z umowy jest kwotą na koncie.',
        },
        {
          icon: 'scale',
          title: 'Rata na miarę budżetu',
          text: 'Zanim podejmiemy decyzję, sprawdzamy, czy spłata nie będzie zbyt dużym obciążeniem.',
        },
        {
          icon: 'undo',
          title: 'Czas na namysł',
          text: 'Masz 14 dni, żeby odstąpić od umowy bez podawania przyczyny.',
        },
        {
          icon: 'clock',
          title: 'Wcześniej znaczy taniej',
          text: 'Spłacisz pożyczkę przed czasem bez opłaty, a my obniżymy jej koszt.',
        },
      ],
    }),
    block('steps', 'steps', {
      title: 'Jak to działa',
      items: [
        { title: 'Policz', text: 'Wybierz kwotę i okres. Od razu widzisz ratę, koszt i RRSO.' },
        { title: 'Złóż wniosek', text: 'Przez internet albo w oddziale. Zajmuje to około dziesięciu minut.' },
        {
          title: 'Poczekaj na decyzję',
          text: 'Zwykle tego samego dnia roboczego. Powiemy też, z czego wynika.',
        },
        { title: 'Przeczytaj i podpisz', text: 'Na spokojnie, z tabelą kosztów na pierwszej stronie umowy.' },
      ],
    }),
    block(
      'what-it-costs',
      'columns',
      { layout: 'equal' },
      {
        first: [block('what-it-costs-text', 'rich-text', { html: costs })],
        second: [block('what-it-costs-picture', 'image', { image: picture('clear-costs') })],
      },
    ),
    block(
      'examples',
      'section',
      { tone: 'brand' },
      {
        content: [
          costTable,
          block('example', 'representative-example', { variant: 'compact' }),
          block('warning', 'cost-warning', {
            variant: 'inline',
            advice: 'Pożyczaj tylko tyle, ile spłacisz bez kłopotu.',
          }),
        ],
      },
    ),
    block('stories', 'carousel', { alias: 'home-stories' }),
    block(
      'conditions',
      'tabs',
      {
        title: 'Zanim złożysz wniosek',
        labels: ['Kto może', 'Co przygotować', 'Kiedy odmówimy'],
      },
      {
        tab1: [block('conditions-who', 'rich-text', { html: whoCanApply })],
        tab2: [block('conditions-documents', 'rich-text', { html: documents })],
        tab3: [block('conditions-refusals', 'rich-text', { html: refusals })],
      },
    ),
    block('opinions', 'testimonials', {
      title: 'Co mówią klienci',
      items: [
        {
          quote:
            'Najpierw zadzwoniłam zapytać, czy to ma sens. Pani policzyła i doradziła mniejszą kwotę. Wystarczyła.',
          author: 'Halina, Radom',
          role: 'Pożyczka na wymianę okien',
        },
        {
          quote:
            'Umowę przeczytałem w kwadrans i wszystko rozumiałem. Koszt zgadzał się z kalkulatorem co do grosza.',
          author: 'Marek, Gdynia',
          role: 'Pożyczka na naprawę samochodu',
        },
        {
          quote:
            'Spłaciłam pół roku wcześniej. Zwrot części prowizji przyszedł po czterech dniach, bez proszenia.',
          author: 'Ola, Kraków',
          role: 'Pożyczka na kurs zawodowy',
        },
      ],
      note: 'Opinie pochodzą z ankiety wysyłanej po zawarciu umowy. Sprawdzamy, że każdą wystawiła osoba, która ma lub miała u nas pożyczkę.',
    }),
    block('guides', 'posts-teaser', {
      title: 'Poradnik',
      lead: 'Piszemy prosto o budżecie, umowach i bezpieczeństwie. Także wtedy, gdy lepiej nie pożyczać.',
      layout: 'featured',
      count: 4,
    }),
    block('faq', 'accordion', {
      title: 'Pytania, które słyszymy najczęściej',
      items: questions.map(({ title, html }) => ({ title, html })),
    }),
    block('branches', 'custom-entity-list', { type: 'branch', title: 'Można też przyjść' }),
    block('cta', 'call-to-action', {
      title: 'Sprawdź, czy to dobry moment',
      text: 'Policz ratę i porównaj ją z tym, co zostaje Ci po opłaceniu rachunków. Jeśli masz wątpliwości, porozmawiajmy.',
      action: { label: 'Policz ratę', href: '#hero-calculator' },
      secondary: { label: 'Porozmawiaj z nami', href: '/contacts' },
    }),
    newsletterForm,
  ],
};
