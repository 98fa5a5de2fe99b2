import type { WidgetExample } from '#registry/widget.ts';
import type { SearchHit } from '#schemas/search.ts';
import type { SearchProps } from './props.ts';

const hit = (kind: SearchHit['kind'], path: string, title: string, excerpt: string): SearchHit => ({
  kind,
  path,
  title,
  excerpt,
});

const help = [
  { label: 'Pytania i odpowiedzi', href: '/faq' },
  { label: 'Koszty i dokumenty', href: '/info' },
  { label: 'Kontakt', href: '/contacts' },
];

const early = [
  hit(
    'page',
    '/info',
    'Koszty i dokumenty',
    '…Spłacam wcześniej. Możesz to zrobić w każdej chwili, w całości albo w części, bez opłaty. Odsetki liczymy tylko do dnia spłaty, a prowizję obniżamy…',
  ),
  hit(
    'post',
    '/posts/wczesniejsza-splata',
    'Wcześniejsza spłata krok po kroku',
    'Ile oddasz, jeśli spłacisz pożyczkę przed czasem, i kiedy dostaniesz zwrot prowizji.',
  ),
  hit('page', '/jak-to-dziala', 'Jak to działa', '…Po spłacie wyślemy potwierdzenie w ciągu 7 dni.'),
];

const long = Array.from({ length: 10 }, (_, at) =>
  hit(
    at % 3 === 0 ? 'post' : 'page',
    `/posts/konstantynopolitanczykowianeczka-i-najdluzszy-adres-jaki-wymyslila-redakcja-${at + 31}`,
    at === 1
      ? 'Najdziewięćdziesięciokilkuletniejszemukonstantynopolitańczykowi'
      : 'Restrukturyzacja zobowiązań konsumenckich: kiedy warto poprosić o zmianę harmonogramu spłat i o czym pamiętać',
    '…zmiana harmonogramu jest możliwa także wtedy, gdy umowa trwa krótko. Napisz do nas, opisz sytuację i zaproponuj ratę, na którą Cię stać, a odpowiemy w ciągu…',
  ),
);

/** What the widget shows in each of its states. */
export const examples: WidgetExample<SearchProps>[] = [
  {
    name: 'normal',
    title: 'Three finds',
    props: { title: 'Szukaj w serwisie', help },
    data: {
      search: { kind: 'found', words: 'spłata wcześniej', page: 1, pages: 1, total: 3, hits: early },
    },
  },
  {
    name: 'idle',
    title: 'Nothing asked yet',
    props: {
      title: 'W czym możemy pomóc?',
      lead: 'Przeszukasz wszystkie strony i artykuły. Wystarczy jedno słowo.',
      popular: ['rata', 'wcześniejsza spłata', 'RRSO', 'odstąpienie od umowy', 'opóźnienie'],
    },
    data: { search: { kind: 'none' } },
  },
  {
    name: 'long',
    title: 'Many pages of long finds',
    props: {
      title: 'Szukaj w serwisie',
      label: 'Wpisz słowo albo kilka słów, a znajdziemy strony i artykuły, w których stoją wszystkie',
      help: [
        ...help,
        { label: 'Najczęstsze pytania o restrukturyzację i odroczenie płatności', href: '/faq' },
      ],
    },
    data: {
      search: {
        kind: 'found',
        words: 'zmiana harmonogramu spłat zobowiązań konsumenckich',
        page: 4,
        pages: 12,
        total: 117,
        hits: long,
      },
    },
  },
  {
    name: 'empty',
    title: 'Nothing found',
    props: { title: 'Szukaj w serwisie', help },
    data: {
      search: { kind: 'found', words: 'kryptowaluty na raty', page: 1, pages: 1, total: 0, hits: [] },
    },
  },
  {
    name: 'short',
    title: 'Too short a question',
    props: { title: 'Szukaj w serwisie' },
    data: { search: { kind: 'short', words: 'r' } },
  },
  {
    name: 'broken',
    title: 'The search does not answer',
    props: { title: 'Szukaj w serwisie', help },
    data: { search: { kind: 'failed', words: 'rata' } },
  },
  { name: 'minimal', title: 'The field alone', props: {}, data: { search: { kind: 'none' } } },
];
