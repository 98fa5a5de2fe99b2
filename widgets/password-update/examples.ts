import type { WidgetExample } from '#registry/widget.ts';
import { sampleRef } from '#schemas/calls/call-ref.ts';
import type { passwordChange } from '#schemas/calls/passwords.ts';
import type { PasswordUpdateProps } from './props.ts';

const data = { change: sampleRef<typeof passwordChange>() };

export const examples: WidgetExample<PasswordUpdateProps>[] = [
  { name: 'normal', title: 'A temporary password', props: {}, data },
  {
    name: 'long',
    title: 'Long words',
    props: {
      title: 'Zanim przejdziesz dalej, ustaw nowe hasło do swojego konta',
      lead: 'Doradczyni założyła Ci konto z hasłem tymczasowym. Ustaw własne, którego nie używasz nigdzie indziej. Potem wrócisz tam, gdzie skończyła się Twoja sprawa.',
    },
    data,
  },
  { name: 'minimal', title: 'An empty heading', props: { title: '', lead: '' }, data },
  { name: 'broken', title: 'A call that cannot be made', props: {}, data },
];
