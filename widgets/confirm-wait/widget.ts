import { status } from '#registry/access.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { processingStatuses } from '#schemas/statuses.ts';
import { ConfirmWait } from './confirm-wait.tsx';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'confirm-wait',
  version: 1,
  title: 'Application in progress',
  description: 'What is being done with the application now, and what comes next.',
  category: 'system',
  guidance: {
    use: 'Stands by itself on /confirm-wait, where customers wait while their application is processed.',
    avoid: 'Anywhere else: in every other status nobody sees it.',
  },
  props,
  hydrate: 'load',
  access: status([...processingStatuses]),
  queries,
  view: ConfirmWait,
  texts,
  sharesTexts: ['flow.', 'account.', 'form.', 'runtime.'],
  examples,
});
