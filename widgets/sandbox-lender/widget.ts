import { customer } from '#registry/access.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { SandboxLender } from './sandbox-lender.tsx';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'sandbox-lender',
  version: 1,
  title: 'Sandbox: decide for the lender',
  description:
    'Decisions, days and statuses of the signed-in customer’s own application. Nothing in production.',
  category: 'system',
  guidance: {
    use: 'Under the screens between application and contract, so that every way can be tried.',
    avoid: 'It shows nothing in production; remove it where a demonstration should look like the real site.',
  },
  props,
  hydrate: 'interaction',
  access: customer,
  queries,
  view: SandboxLender,
  texts,
  sharesTexts: ['account.', 'runtime.'],
  examples,
});
