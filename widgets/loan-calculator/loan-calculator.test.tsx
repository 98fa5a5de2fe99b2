import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { nonInterestCostCap } from '#engine/money/cost-cap.ts';
import { planLoan } from '#engine/money/plan-loan.ts';
import { PageProvider } from '#engine/react/page-context.tsx';
import { normaliseProps } from '#registry/normalise-props.ts';
import { testPage } from '../site-header/test-page.ts';
import { figuresFor } from './figures.ts';
import { LoanCalculator } from './loan-calculator.tsx';
import type { LoanCalculatorProps } from './props.ts';
import { texts } from './texts.ts';
import { widget } from './widget.ts';

function propsOf(example: string): LoanCalculatorProps {
  const found = widget.examples.find(({ name }) => name === example);
  const checked = normaliseProps(widget, { props: found?.props ?? {}, version: 1 });
  if (!checked.ok) throw new Error(`The example "${example}" has invalid props.`);
  return checked.props as LoanCalculatorProps;
}

const render = (props: LoanCalculatorProps, locale: 'pl' | 'en' = 'pl') =>
  renderToStaticMarkup(
    <PageProvider page={testPage(texts[locale], { locale })}>
      <LoanCalculator props={props} slots={{}} data={{}} block={{ id: 'calc', first: true }} />
    </PageProvider>,
  );

describe('loan-calculator', () => {
  test('[spec 1] works without script: a form that carries amount and term to the sign-up', () => {
    const html = render(propsOf('normal'));
    const { window } = new JSDOM(html, { url: 'https://mozaika.example/' });
    const form = window.document.querySelector('form');
    if (!form) throw new Error('There is no form.');
    expect([form.method, form.action]).toEqual(['get', 'https://mozaika.example/signup']);
    expect([...new window.FormData(form)]).toEqual([
      ['curSum', '8000'],
      ['curTerm', '24'],
    ]);
    expect(form.checkValidity()).toBe(true);
    const amount = form.querySelector<HTMLInputElement>('[name=curSum]');
    expect([amount?.type, amount?.min, amount?.max, amount?.step]).toEqual([
      'number',
      '1000',
      '30000',
      '100',
    ]);
    expect(html).not.toContain('style=');
  });

  test('[2008/48] shows instalment, total, cost, rate and RRSO of the engine, and the warning', () => {
    const html = render(propsOf('normal'));
    const plan = planLoan({ annualRatePercent: 13.5, feePercent: 8 }, 8000_00, 24, '2025-11-21');
    const figures = figuresFor('pl', 'PLN');
    for (const minor of [
      plan.instalmentMinor,
      plan.totalPayableMinor,
      plan.totalCostMinor,
      plan.lastInstalmentMinor,
    ])
      expect(html).toContain(figures.money(minor));
    expect(html.split(figures.percent(plan.aprPercent)).length - 1).toBe(2);
    expect(html).toContain(figures.percent(13.5));
    expect(html).toContain('Uwaga! Pożyczanie pieniędzy kosztuje');
    expect(html).toContain('21\u00a0listopada\u00a02025');
  });

  test('[wcag 4.1.3] the live region is there, and silent until the visitor chooses', () => {
    expect(render(propsOf('normal'))).toContain('<p role="status" class="sr-only"></p>');
  });

  test.each(widget.examples.map(({ name }) => name))(
    '[law 36a] the fee of example %s stays under the cap',
    (name) => {
      const { minAmount, maxAmount, minMonths, feePercent } = propsOf(name);
      for (const amount of [minAmount, maxAmount]) {
        const { feeMinor } = planLoan(
          { annualRatePercent: 0, feePercent },
          amount * 100,
          minMonths,
          '2025-11-21',
        );
        expect(feeMinor).toBeLessThanOrEqual(nonInterestCostCap(amount * 100, Math.floor(minMonths * 30.4)));
      }
    },
  );

  test('[widget] bounds that contradict each other still give a calculator', () => {
    const html = render({
      ...propsOf('normal'),
      minAmount: 5000,
      maxAmount: 100,
      minMonths: 12,
      maxMonths: 6,
    });
    expect(html).toMatch(/name="curSum"[^>]*value="5000"/);
    expect(html).not.toContain('NaN');
  });

  test('[i18n] no space in a figure but the no-break one, so that server and browser agree', () => {
    for (const locale of ['pl', 'en', 'ru', 'uk', 'fr']) {
      const figures = figuresFor(locale, 'PLN');
      const all = [
        figures.money(123456789),
        figures.wholeMoney(5000),
        figures.percent(12.5),
        figures.months(24),
        figures.date('2025-11-21'),
      ].join('');
      expect(all.replaceAll('\u00a0', '')).not.toMatch(/\s/);
    }
    expect(figuresFor('pl', 'PLN').wholeMoney(5000)).toBe('5\u00a0000\u00a0zł');
  });
});
