import { samplePhotograph } from '#engine/gallery/sample-photograph.ts';
import type { WidgetExample } from '#registry/widget.ts';
import type { PostCategory, PostSummary } from '#schemas/post.ts';
import type { RelatedPostsProps } from './props.ts';

const categories: PostCategory[] = [{ id: 'umowy', alias: 'umowy', title: 'Umowy bez tajemnic' }];

const post = (alias: string, month: number, title: string, picture?: string): PostSummary => ({
  id: alias,
  alias,
  title,
  short_content: 'Co to znaczy dla Ciebie i co możesz zrobić sam.',
  ...(picture && { image: { src: `/illustrations/${picture}.svg`, alt: '', width: 480, height: 360 } }),
  date_post: `2026-0${month}-04T08:00:00Z`,
  categories: ['umowy'],
});
const posts = [
  post('a', 9, 'Co sprawdzić, zanim podpiszesz', 'signature'),
  post('b', 8, 'Ile kosztuje rok', 'clear-costs'),
  post('c', 7, 'Terminy, których warto pilnować', 'calendar'),
];

export const examples: WidgetExample<RelatedPostsProps>[] = [
  { name: 'normal', title: 'Three posts', props: {}, data: { related: { posts, categories } } },
  {
    name: 'long',
    title: 'Two with long words',
    props: { title: 'Skoro już o najnieprawdopodobniejszych opłatach mowa', count: 2 },
    data: {
      related: {
        posts: [
          post('d', 6, 'Odstąpienie od umowy w czternaście dni, krok po kroku, z przykładowym oświadczeniem'),
          ...posts.slice(0, 1).map((one) => ({ ...one, image: samplePhotograph })),
        ],
        categories,
      },
    },
  },
  { name: 'empty', title: 'Nothing to read', props: {}, data: { related: { posts: [], categories } } },
  {
    name: 'broken',
    title: 'One post of an unknown category, with a date that is none',
    props: {},
    data: {
      related: {
        posts: [
          { ...post('e', 5, 'Wpis bez obrazka'), categories: ['gone'], date_post: '2026-13-45T08:00:00Z' },
        ],
        categories: [],
      },
    },
  },
];
