import { samplePhotograph } from '#engine/gallery/sample-photograph.ts';
import type { WidgetExample } from '#registry/widget.ts';
import type { PostSummary } from '#schemas/post.ts';
import type { RelatedContentProps } from './props.ts';

const post = (alias: string, day: string, picture: string, title: string): PostSummary => ({
  id: alias,
  alias,
  title,
  short_content: 'Co sprawdzić w umowie i o co zapytać, zanim ją podpiszesz.',
  image: { src: `/illustrations/${picture}.svg`, alt: '', width: 480, height: 360 },
  date_post: `${day}T08:00:00Z`,
  categories: ['umowy'],
});

const items: RelatedContentProps['items'] = [
  {
    kind: 'tool',
    title: 'Kalkulator rat',
    text: 'Sprawdź, jaka rata zmieści się w domowym budżecie.',
    href: '/calculator',
  },
  {
    kind: 'question',
    title: 'Jak odstąpić od umowy?',
    text: 'Masz na to 14 dni i nie musisz podawać powodu.',
    href: '/faq#odstapienie',
  },
  {
    kind: 'document',
    title: 'Formularz informacyjny',
    text: 'Wszystkie koszty w jednym, ustawowym układzie.',
    href: '/info',
  },
];

/** Ways to fill the list: by hand, by a category of posts, by both. */
export const examples: WidgetExample<RelatedContentProps>[] = [
  {
    name: 'normal',
    title: 'Chosen links, then posts of a category',
    props: { items, category: 'umowy', count: 3 },
    data: {
      posts: [
        post('rrso-po-ludzku', '2026-11-12', 'clear-costs', 'RRSO po ludzku: co mówi, a czego nie'),
        post('wczesniejsza-splata', '2026-09-30', 'signature', 'Wcześniejsza spłata: ile wraca do Ciebie'),
        post('zdolnosc-kredytowa', '2026-09-02', 'calculator', 'Jak liczymy, czy rata nie będzie za duża'),
      ],
    },
  },
  {
    name: 'long',
    title: 'Every kind, long titles and texts',
    props: {
      title: 'Przeczytaj, zanim podejmiesz najważniejszą decyzję o najpoważniejszym zobowiązaniu',
      items: (['article', 'guide', 'question', 'tool', 'document', 'video', 'page'] as const).map((kind) => ({
        kind,
        title: 'Najdokładniejszy przewodnik po przedkontraktowych obowiązkach informacyjnych pożyczkodawcy',
        text: 'Opis, który tłumaczy spokojnie i do końca, o co chodzi, nawet jeśli potrzebuje na to kilku zdań. I jeszcze jednego, dla pewności.',
        href: `/info#${kind}`,
        ...(kind === 'guide' && { image: samplePhotograph }),
      })),
    },
    data: { posts: [] },
  },
  {
    name: 'minimal',
    title: 'One link',
    props: { title: 'Może Cię też zainteresować', items: items.slice(0, 1) },
    data: { posts: [] },
  },
  {
    name: 'broken',
    title: 'Doubles and a post without picture and with no such day',
    props: {
      title: 'Przeczytaj także',
      items: [...items.slice(1, 2), ...items.slice(1, 2)],
      category: 'gone',
    },
    data: {
      posts: [{ ...post('stary-wpis', '2026-02-31', 'map', 'Wpis bez obrazka'), image: undefined }],
    },
  },
  {
    name: 'empty',
    title: 'Nothing to relate to: nothing is shown',
    props: { title: 'Zobacz też' },
    data: { posts: [] },
  },
];
