import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { SignUp } from './signup.tsx';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'signup',
  version: 1,
  title: 'Sign up',
  description: 'Opens an account: details, then the code that proves the address.',
  category: 'system',
  guidance: {
    use: 'Stands by itself on /signup, and as the product registration on /personal-data.',
    avoid: 'For an application or a question: those have forms of their own.',
  },
  props,
  hydrate: 'load',
  queries,
  view: SignUp,
  texts,
  sharesTexts: ['account.', 'flow.loan.', 'form.', 'runtime.'],
  examples,
});
