import type { WidgetExample } from '#registry/widget.ts';
import { sampleRef } from '#schemas/calls/call-ref.ts';
import type { Comment } from '#schemas/comments.ts';
import type { CommentsProps } from './props.ts';
import type { CommentsData } from './queries.ts';
import { sampleAnswer, sampleComment, sampleConfig } from './sample-comment.ts';

const refs = {
  list: sampleRef(),
  answers: sampleRef(),
  create: sampleRef(),
  edit: sampleRef(),
  remove: sampleRef(),
  rate: sampleRef(),
  report: sampleRef(),
};
const readableIn = (comments: readonly Comment[]) =>
  comments.reduce((sum, { state, totalAnswers }) => sum + totalAnswers + (state === 'deleted' ? 0 : 1), 0);
const data = (comments: Comment[], more: Partial<CommentsData['first']> = {}) => ({
  comments: {
    first: {
      comments,
      total: comments.length,
      readable: readableIn(comments),
      config: sampleConfig,
      ...more,
    },
    refs,
    shownAs: 'Magdalena J.',
  },
});

const thread: Comment = {
  ...sampleComment('1', {
    text: 'Zrobiłam tak przez trzy miesiące i pierwszy raz wiem, na co idą pieniądze.\nPolecam zacząć od rachunków.',
    rating: { total: 12, status: 'nothing' },
    totalAnswers: 2,
    replyCount: 2,
  }),
  answers: [
    sampleAnswer('2', '1', {
      author: { name: 'Marek W.', staff: false },
      text: 'A co z wydatkami raz w roku, na przykład z ubezpieczeniem auta?',
      rating: { total: 3, status: 'nothing' },
    }),
    sampleAnswer('3', '1', {
      author: { name: 'Mozaika', staff: true },
      text: 'Warto podzielić je na dwanaście i odkładać co miesiąc. Dopiszemy to do artykułu, dziękujemy.',
      edited: true,
    }),
  ],
};
const other = sampleComment('4', {
  author: { name: 'Joanna P.', staff: false },
  text: 'Krótko i na temat.',
  rating: { total: -1, status: 'nothing' },
  date: '2026-11-18T18:05:00Z',
});

/** How comments may look to a guest, which is what examples show; a customer's own are marked. */
export const examples: WidgetExample<CommentsProps>[] = [
  { name: 'normal', title: 'A conversation, as a guest reads it', props: {}, data: data([thread, other]) },
  {
    name: 'customer',
    title: 'Own comments: published, waiting and rejected',
    props: {},
    data: data([
      sampleComment('5', { own: true, state: 'waiting', text: 'Zobaczcie https://example.com' }),
      sampleComment('6', { own: true, text: 'A to już wszyscy widzą.', edited: true }),
      sampleComment('7', {
        own: true,
        state: 'rejected',
        text: 'Sprzedam opony.',
        reject_reason: 'To reklama.',
      }),
    ]),
  },
  {
    name: 'long',
    title: 'Long names and texts, and more of them',
    props: { title: 'Komentarze do najdłuższego artykułu o przedterminowych spłatach i odroczeniach' },
    data: data(
      [
        {
          ...sampleComment('8', {
            author: {
              name: 'Konstantynopolitańczykowianeczka-Dziewięćdziesięciopięcioletnia Z.',
              staff: false,
            },
            text: `${'Konstantynopolitańczykowianeczka'.repeat(4)} ${'przeczytała umowę od początku do końca. '.repeat(12)}`,
            rating: { total: 1240, status: 'nothing' },
            totalAnswers: 14,
            replyCount: 14,
          }),
          answers: [sampleAnswer('9', '8'), sampleAnswer('10', '8')],
        },
        ...Array.from({ length: 9 }, (_, at) => sampleComment(`l${at}`)),
      ],
      { total: 37 },
    ),
  },
  {
    name: 'broken',
    title: 'A deleted comment that was answered, no name, a day that is none',
    props: {},
    data: data([
      {
        ...sampleComment('11', { state: 'deleted', text: '', author: null, totalAnswers: 1, replyCount: 1 }),
        answers: [sampleAnswer('12', '11', { author: null, date: '2026-13-45T08:00:00Z' })],
      },
    ]),
  },
  {
    name: 'closed',
    title: 'Closed: to read only',
    props: {},
    data: data([other], { config: { ...sampleConfig, who_may: 'nobody' } }),
  },
  { name: 'empty', title: 'No comments yet', props: {}, data: data([]) },
];
