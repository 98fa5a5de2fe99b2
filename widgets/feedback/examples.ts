import type { WidgetExample } from '#registry/widget.ts';
import { sampleRef } from '#schemas/calls/call-ref.ts';
import type { feedback } from '#schemas/calls/feedback.ts';
import type { FeedbackProps } from './props.ts';

const call = sampleRef<typeof feedback>();

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
