import { samplePhotograph } from '#engine/gallery/sample-photograph.ts';
import type { Post, PostCategory } from '#schemas/post.ts';

const categories: PostCategory[] = [
  { id: '1', alias: 'budzet', title: 'Budżet domowy' },
  { id: '2', alias: 'bezpieczenstwo', title: 'Bezpieczeństwo' },
];
const post: Post = {
  id: '1',
  alias: 'budzet-w-jeden-wieczor',
  title: 'Budżet domowy w jeden wieczór',
  short_content: 'Kartka, wyciąg z konta i godzina spokoju. Tyle wystarczy, żeby wiedzieć, na co Cię stać.',
  image: { src: '/illustrations/calendar.svg', alt: '', width: 480, height: 360 },
  date_post: '2026-09-14T08:00:00Z',
  author: 'Maria Nowacka',
  author_role: 'Doradczyni do spraw domowego budżetu',
  categories: ['budzet'],
  content:
    '<h2>Zacznij od tego, co pewne</h2><p>Spisz dochody, które wpływają co miesiąc. Premii nie licz: jeśli przyjdzie, będzie miłą niespodzianką.</p><ul><li>pensja albo emerytura,</li><li>stałe świadczenia,</li><li>alimenty, które rzeczywiście dostajesz.</li></ul><h2>Odejmij to, czego nie zmienisz</h2><p>Czynsz, prąd, raty i bilety. To, co zostaje, jest Twoim budżetem na życie i oszczędności.</p>',
};

export const examples = [
  { name: 'normal', title: 'A post with picture and category', props: {}, data: { post, categories } },
  {
    name: 'long',
    title: 'A long title, several categories, every kind of text',
    props: {},
    data: {
      post: {
        ...post,
        image: samplePhotograph,
        title:
          'Jak przygotować gospodarstwo domowe na nieprzewidziane wydatki i nie stracić przy tym spokoju',
        categories: ['budzet', 'bezpieczenstwo'],
        content: `${post.content}<blockquote><p>Najdroższa jest pożyczka, której nie było w planie.</p></blockquote><h3>Tabela na lodówkę</h3><table><thead><tr><th>Wydatek</th><th>Kwota</th></tr></thead><tbody><tr><td>Czynsz</td><td>1 450 zł</td></tr><tr><td>Prąd i gaz</td><td>320 zł</td></tr></tbody></table><ol><li>Powieś ją w widocznym miejscu.</li><li>Zaznaczaj, co zapłacone.</li></ol>`,
      },
      categories,
    },
  },
  { name: 'empty', title: 'No such post', props: { alias: 'nie-ma' }, data: { post: null, categories } },
  {
    name: 'broken',
    title: 'Without picture, with an unknown category and a date that is none',
    props: {},
    data: {
      post: {
        id: '2',
        alias: 'bez-obrazka',
        title: 'Wpis bez obrazka',
        short_content: '',
        date_post: '2026-13-45T08:00:00Z',
        categories: ['nieznana'],
        content: '<p>Treść jest, reszty brakuje.</p>',
      },
      categories: [],
    },
  },
];
