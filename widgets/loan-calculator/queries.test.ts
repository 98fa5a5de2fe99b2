import { expect, test } from 'vitest';
import { sampleCredit, sampleDay } from '#engine/credit/sample-credit.ts';
import type { QueryContext } from '#registry/widget.ts';
import { queries } from './queries.ts';

const props = {
  heading: '',
  lead: '',
  amountStep: 100,
  monthsStep: 1,
  applyLabel: '',
  applyHref: '/signup',
  phoneBar: false,
};

test('[issue 5] while the platform does not say what it lends, the configuration does', async () => {
  for (const calculatorOptions of [async () => null, async () => Promise.reject(new Error('away'))]) {
    const content = { config: async () => sampleCredit, calculatorOptions } as Partial<
      QueryContext['content']
    > as QueryContext['content'];
    const context = { content, locale: 'pl', today: sampleDay } as QueryContext;
    expect(await queries(props, context).offer.queryFn()).toMatchObject({
      price: { annualRatePercent: 13.5, asOf: '2026-10-01' },
    });
  }
});
