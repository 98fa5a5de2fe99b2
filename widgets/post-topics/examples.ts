import type { WidgetExample } from '#registry/widget.ts';
import type { PostTopicsProps } from './props.ts';
import type { PostTopic } from './queries.ts';

const topics: PostTopic[] = [
  {
    id: '1',
    alias: 'budzet',
    title: 'Domowy budżet',
    description: 'Plan wydatków i większe zakupy bez nerwów.',
    posts: 5,
  },
  {
    id: '2',
    alias: 'umowy',
    title: 'Umowy bez tajemnic',
    description: 'Co znaczą słowa, które podpisujesz.',
    posts: 2,
  },
  {
    id: '3',
    alias: 'bezpieczenstwo',
    title: 'Bezpieczeństwo',
    description: 'Jak chronić dane i pieniądze.',
    posts: 1,
  },
];

export const examples: WidgetExample<PostTopicsProps>[] = [
  { name: 'normal', title: 'Three topics', props: { title: 'Tematy poradnika' }, data: { topics } },
  {
    name: 'long',
    title: 'Long words',
    props: {
      title: 'Tematy, o których piszemy najczęściej i najdokładniej',
      lead: 'Wybierz jeden z nich albo przejrzyj wszystkie wpisy po kolei.',
    },
    data: {
      topics: [
        {
          id: '4',
          alias: 'formularze',
          title: 'Przedkontraktowe formularze informacyjne',
          description: 'Najnieprawdopodobniejsze rubryki wyjaśniamy po kolei. '.repeat(5).trim(),
          posts: 122,
        },
        ...topics,
      ],
    },
  },
  { name: 'empty', title: 'No topics', props: { title: 'Tematy poradnika' }, data: { topics: [] } },
  {
    name: 'broken',
    title: 'A topic without description and posts',
    props: {},
    data: { topics: [{ id: '5', alias: 'pusty', title: 'Pusty', posts: 0 }] },
  },
];
