import type { WidgetExample } from '#registry/widget.ts';
import type { FeedbackProps } from './props.ts';
import type { FeedbackCall } from './queries.ts';

const call: FeedbackCall = { path: '/v2/example' };

export const examples: WidgetExample<FeedbackProps>[] = [
  {
    name: 'normal',
    title: 'The usual question',
    props: { title: 'Jak oceniasz składanie wniosku?', topic: 'application' },
    data: { call },
  },
  { name: 'minimal', title: 'Nothing set', props: {}, data: { call } },
  {
    name: 'long',
    title: 'Long words',
    props: {
      title: 'Jak oceniasz drogę od pierwszego formularza aż do podpisania umowy pożyczki w naszym serwisie?',
      lead: 'Twoja odpowiedź pomoże nam skrócić wniosek i lepiej wyjaśnić to, co w nim trudne. Zajmie Ci to mniej niż minutę.',
    },
    data: { call },
  },
  {
    name: 'broken',
    title: 'A topic nobody knows',
    props: { title: 'Jak oceniasz tę stronę?', topic: 'no-such-topic' },
    data: { call },
  },
];
