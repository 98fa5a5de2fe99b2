import { samplePhotograph } from '#engine/gallery/sample-photograph.ts';
import type { WidgetExample } from '#registry/widget.ts';
import type { PostCategory, PostSummary } from '#schemas/post.ts';
import type { PostsListProps } from './props.ts';
import type { ListedPosts } from './queries.ts';

const categories: PostCategory[] = [
  {
    id: 'budzet',
    alias: 'budzet',
    title: 'Domowy budżet',
    description: 'Plan na co dzień i na większe zakupy.',
  },
  { id: 'umowy', alias: 'umowy', title: 'Umowy bez tajemnic' },
];

const titles = [
  ['Budżet na jednej kartce', 'calendar'],
  ['Co sprawdzić, zanim podpiszesz', 'signature'],
  ['Dzwoni konsultant? Pięć pytań', 'shield'],
  ['Ile kosztuje rok', 'clear-costs'],
  ['Remont bez dopłat', 'renovation'],
] as const;

const posts = Array.from({ length: 5 }, (_, at): PostSummary => {
  const [title, picture] = titles[at] ?? titles[0];
  return {
    id: `p${at}`,
    alias: `p${at}`,
    title,
    short_content: 'Krótko i z przykładem, który da się powtórzyć w domu.',
    image: { src: `/illustrations/${picture}.svg`, alt: '', width: 480, height: 360 },
    date_post: `2026-0${9 - at}-14T08:00:00Z`,
    categories: [at % 2 === 0 ? 'budzet' : 'umowy'],
  };
});

const list = (more: Partial<ListedPosts>): { list: ListedPosts } => ({
  list: { items: posts, page: 1, pages: 1, total: posts.length, categories, category: null, ...more },
});

/** Pages of posts: the first of several, one in the middle, a category's. */
export const examples: WidgetExample<PostsListProps>[] = [
  {
    name: 'normal',
    title: 'First page of three',
    props: { title: 'Poradnik', lead: 'Krótko i prosto o pieniądzach.', size: 3 },
    data: list({ items: posts.slice(0, 3), pages: 3 }),
  },
  {
    name: 'long',
    title: 'In the middle of many pages',
    props: {
      title: 'Wszystko, co napisaliśmy o przedterminowych spłatach i najnieprawdopodobniejszych opłatach',
    },
    data: list({
      items: posts.map((post, at) => (at === 1 ? { ...post, image: samplePhotograph } : post)),
      page: 7,
      pages: 24,
      total: 214,
    }),
  },
  {
    name: 'category',
    title: 'Posts of the category the address names',
    props: { scope: 'address' },
    data: list({ items: posts.slice(0, 3), category: categories[0] ?? null, total: 3 }),
  },
  {
    name: 'empty',
    title: 'A category without posts',
    props: { scope: 'address' },
    data: list({ items: [], total: 0, category: categories[1] ?? null }),
  },
  {
    name: 'one',
    title: 'One post, no topics',
    props: { topics: false },
    data: list({ items: posts.slice(4), total: 1 }),
  },
  {
    name: 'broken',
    title: 'No such page: nothing is shown',
    props: { title: 'Poradnik' },
    data: { list: null },
  },
];
