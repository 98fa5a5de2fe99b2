import { type Price, representativeExample } from '#engine/credit/representative-example.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { RepresentativeExample } from './representative-example.tsx';
import { texts } from './texts.ts';

const price: Price = { annualRatePercent: 13.5, feePercent: 8, currency: 'PLN', asOf: '2026-10-01' };
const free: Price = { annualRatePercent: 0, feePercent: 0, currency: 'PLN', asOf: '2026-11-02' };

export const widget = defineWidget({
  type: 'representative-example',
  version: 1,
  title: 'Representative example',
  description:
    'What a typical loan costs, as the law asks of credit advertising; counted from the terms in force.',
  category: 'content',
  guidance: {
    use: 'Wherever a figure about the cost of credit stands without the calculator, which brings its own: beside price lists, cost tables and promises about instalments. “compact” goes into a column or a slot.',
    avoid: 'Writing the example by hand in a text block: it would not follow the terms.',
  },
  props,
  carries: ['credit-example'],
  hydrate: 'never',
  queries,
  view: RepresentativeExample,
  texts,
  examples: [
    {
      name: 'normal',
      title: 'Terms in force',
      props: {},
      data: { example: representativeExample(price, 5000_00, 24) },
    },
    {
      name: 'compact',
      title: 'For a column or a slot',
      props: { variant: 'compact', title: 'Przykład reprezentatywny pożyczki gotówkowej' },
      data: { example: representativeExample(price, 5000_00, 24) },
    },
    {
      name: 'long',
      title: 'Large loan, long title and source',
      props: {
        title: 'Przykład reprezentatywny pożyczki ratalnej na remont i wyposażenie mieszkania',
        amount: 20_000,
        months: 48,
        source:
          'Podstawa prawna: art. 7 i 8 ustawy z dnia 12 maja 2011 r. o kredycie konsumenckim oraz art. 8 dyrektywy Parlamentu Europejskiego i Rady (UE) 2023/2225 z dnia 18 października 2023 r. w sprawie umów o kredyt konsumencki.',
      },
      data: { example: representativeExample(price, 150_000_00, 120) },
    },
    {
      name: 'single',
      title: 'Promotion: one payment, no cost',
      props: { title: 'Przykład reprezentatywny pierwszej pożyczki' },
      data: { example: representativeExample(free, 1000_00, 1) },
    },
    { name: 'empty', title: 'No terms in force: nothing at all', props: {}, data: { example: null } },
    {
      name: 'broken',
      title: 'Another currency, and all instalments equal',
      props: { variant: 'compact', title: 'Przykład reprezentatywny w euro' },
      data: { example: representativeExample({ ...free, currency: 'EUR' }, 1200_00, 12) },
    },
  ],
});
