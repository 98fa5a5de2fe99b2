import type { WidgetExample } from '#registry/widget.ts';
import { prepareSample } from '#ui/forms/samples/prepare-sample.ts';
import { household } from '#widgets/form/household.ts';
import { repaymentQuestion } from '#widgets/form/repayment-question.ts';
import type { FormProps } from './props.ts';

/** What the form is in each of its uses; none of them is stored. */
export const examples: WidgetExample<FormProps>[] = [
  {
    name: 'normal',
    title: 'A question, in a card',
    props: { form: 'repayment-question' },
    data: { form: prepareSample(repaymentQuestion) },
  },
  {
    name: 'long',
    title: 'Groups, two columns, parts that depend on others; words beside it',
    props: { form: 'household', layout: 'split' },
    data: { form: prepareSample(household) },
  },
  {
    name: 'minimal',
    title: 'One field, words of its own, the form alone',
    props: {
      form: 'hint',
      layout: 'plain',
      title: 'Powiedz, co możemy poprawić',
      lead: 'Czytamy każdą wiadomość.',
    },
    data: {
      form: prepareSample({
        alias: 'hint',
        title: 'Podpowiedź',
        button_text: 'Wyślij',
        groups: [
          { alias: 'all', fields: [{ alias: 'message', type: 'textarea', title: 'Twoja podpowiedź' }] },
        ],
      }),
    },
  },
  {
    name: 'broken',
    title: 'A form that is not there',
    props: { form: 'gone' },
    data: { form: null },
  },
];
