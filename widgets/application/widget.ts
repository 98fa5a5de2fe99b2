import { status } from '#registry/access.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { ApplicationScreen } from './application.tsx';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'application',
  version: 1,
  title: 'Loan application',
  description: 'The application for a loan in steps, kept on the server while it is being filled in.',
  category: 'system',
  guidance: {
    use: 'Stands by itself on /application, the screen of the status filling-form.',
    avoid: 'Anywhere else: only the customer whose application is being filled in sees it.',
  },
  props,
  hydrate: 'load',
  access: status(['filling-form']),
  queries,
  view: ApplicationScreen,
  texts,
  sharesTexts: ['flow.', 'account.', 'form.', 'runtime.'],
  examples,
});
