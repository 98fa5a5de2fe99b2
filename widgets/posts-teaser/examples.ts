import { samplePhotograph } from '#engine/gallery/sample-photograph.ts';
import type { WidgetExample } from '#registry/widget.ts';
import type { PostCategory, PostSummary } from '#schemas/post.ts';
import type { PostsTeaserProps } from './props.ts';

const categories: PostCategory[] = [
  { id: 'budzet', alias: 'budzet', title: 'Domowy budżet' },
  { id: 'umowy', alias: 'umowy', title: 'Umowy bez tajemnic' },
  { id: 'bezpieczenstwo', alias: 'bezpieczenstwo', title: 'Bezpieczeństwo' },
];

const post = (
  alias: string,
  day: string,
  {
    category,
    picture,
    title,
    short_content,
  }: {
    readonly category: string;
    readonly picture: string;
    readonly title: string;
    readonly short_content: string;
  },
): PostSummary => ({
  id: alias,
  alias,
  title,
  short_content,
  image: { src: `/illustrations/${picture}.svg`, alt: '', width: 480, height: 360 },
  date_post: `${day}T08:00:00Z`,
  categories: [category],
});

const posts: PostSummary[] = [
  post('rrso-po-ludzku', '2026-11-12', {
    category: 'umowy',
    picture: 'clear-costs',
    title: 'RRSO po ludzku: co mówi, a czego nie',
    short_content:
      'Jedna liczba pozwala porównać oferty, ale tylko przy tej samej kwocie i tym samym czasie spłaty.',
  }),
  post('budzet-na-kartce', '2026-10-28', {
    category: 'budzet',
    picture: 'calendar',
    title: 'Budżet na jednej kartce',
    short_content:
      'Trzy kolumny i kwadrans w miesiącu wystarczą, żeby wiedzieć, ile naprawdę zostaje po rachunkach.',
  }),
  post('falszywy-konsultant', '2026-10-15', {
    category: 'bezpieczenstwo',
    picture: 'shield',
    title: 'Dzwoni konsultant? Pięć pytań, które go sprawdzą',
    short_content: 'Prawdziwy pracownik nie poprosi o kod SMS ani o instalację programu na telefonie.',
  }),
  post('wczesniejsza-splata', '2026-09-30', {
    category: 'umowy',
    picture: 'signature',
    title: 'Wcześniejsza spłata: ile oddaje pożyczkodawca',
    short_content:
      'Po spłacie przed terminem koszty maleją proporcjonalnie. Pokazujemy, jak to sprawdzić na swojej umowie.',
  }),
  post('plan-remontu', '2026-09-11', {
    category: 'budzet',
    picture: 'renovation',
    title: 'Remont bez dopłat: kosztorys w sześciu krokach',
    short_content: 'Zacznij od pomiarów, dolicz zapas i nie zamawiaj niczego przed drugą wyceną.',
  }),
];

const longPost = {
  ...post('odstapienie', '2026-08-21', {
    category: 'umowy',
    picture: 'signature',
    title:
      'Najdłuższy tytuł, jaki przyszedł nam do głowy: odstąpienie od umowy pożyczki w czternaście dni, krok po kroku, z przykładowym oświadczeniem i odpowiedziami na najczęstsze pytania',
    short_content: 'Konstantynopolitańczykowianeczka przeczytała umowę od początku do końca. '
      .repeat(6)
      .trim(),
  }),
  image: samplePhotograph,
};

/** How posts may be teased: `normal` shows three, the newest first. */
export const examples: WidgetExample<PostsTeaserProps>[] = [
  {
    name: 'normal',
    title: 'Three cards',
    props: {
      title: 'Z naszego poradnika',
      lead: 'Krótko i prosto o pieniądzach, umowach i bezpieczeństwie.',
    },
    data: { posts: posts.slice(0, 3), categories },
  },
  {
    name: 'featured',
    title: 'The newest large',
    props: { title: 'Przeczytaj, zanim podpiszesz', layout: 'featured', count: 4 },
    data: { posts: posts.slice(0, 4), categories },
  },
  {
    name: 'list',
    title: 'A list of one category',
    props: { title: 'Umowy bez tajemnic', layout: 'list', category: 'umowy', count: 4 },
    data: { posts: posts.filter(({ categories: own }) => own.includes('umowy')), categories },
  },
  {
    name: 'long',
    title: 'Many posts with long words',
    props: {
      title: 'Najdłuższe poradniki o przedterminowych spłatach i najnieprawdopodobniejszych opłatach',
      lead: 'Lead, który potrzebuje kilku zdań. Tłumaczy, dla kogo są te teksty i dlaczego warto przeczytać je przed podpisaniem umowy, a nie po fakcie.',
      count: 8,
    },
    data: {
      posts: [longPost, ...posts, { ...longPost, id: 'b', image: undefined }, { ...longPost, id: 'c' }],
      categories: [
        {
          id: 'umowy',
          alias: 'umowy',
          title: 'Umowy, regulaminy i przedkontraktowe formularze informacyjne',
        },
        ...categories.filter(({ alias }) => alias !== 'umowy'),
      ],
    },
  },
  { name: 'one', title: 'One post', props: { count: 1 }, data: { posts: posts.slice(4), categories } },
  {
    name: 'broken',
    title: 'No picture, no such day, unknown category',
    props: { title: 'Nowe wpisy', category: 'nieznana', count: 2 },
    data: {
      posts: [
        { ...posts[0], image: undefined, categories: ['gone'], short_content: '' },
        { ...posts[1], date_post: '2026-13-45T08:00:00Z', categories: ['constructor'] },
      ],
      categories: [],
    },
  },
  {
    name: 'empty',
    title: 'No posts: nothing is shown',
    props: { title: 'Z naszego poradnika' },
    data: { posts: [], categories },
  },
];
