import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { LoanCalculator } from './loan-calculator.tsx';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'loan-calculator',
  version: 1,
  title: 'Loan calculator',
  description: 'Amount and term in, instalment, cost and APR out; leads to the application.',
  category: 'tools',
  guidance: {
    use: 'Where a visitor weighs a loan: on the home page beside the hero, and on pages of a purpose or a product. Price, bounds and example are what the platform lends today (call calculator/options), or the configuration “credit” while it does not say; the warning is the configuration’s; fill in the fields only for a promotion with terms of its own.',
    avoid: 'More than one on a page. To state the price without choosing, use “representative-example”.',
  },
  props,
  hydrate: 'interaction',
  queries,
  view: LoanCalculator,
  texts,
  sharesTexts: ['account.', 'runtime.'],
  examples,
});
