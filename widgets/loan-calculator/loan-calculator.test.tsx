import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { figuresFor } from '#engine/credit/figures.ts';
import { planLoan } from '#money/plan-loan.ts';
import { testPage } from '../site-header/test-page.ts';
import { exampleView } from './example-view.ts';

const render = (example: string, locale: 'pl' | 'en' = 'pl') =>
  renderToStaticMarkup(exampleView(example, (texts) => testPage(texts, { locale }), locale));

describe('loan-calculator', () => {
  test('[spec 1] works without script: a form that carries amount and term to the sign-up', () => {
    const html = render('normal');
    const { window } = new JSDOM(html, { url: 'https://mozaika.example/' });
    const form = window.document.querySelector('form');
    if (!form) throw new Error('There is no form.');
    expect([form.method, form.action]).toEqual(['get', 'https://mozaika.example/signup']);
    expect([...new window.FormData(form)]).toEqual([
      ['curSum', '5000'],
      ['curTerm', '24'],
    ]);
    expect(form.checkValidity()).toBe(true);
    const amount = form.querySelector<HTMLInputElement>('[name=curSum]');
    expect([amount?.type, amount?.min, amount?.max, amount?.step]).toEqual([
      'number',
      '1000',
      '20000',
      '100',
    ]);
  });

  test('[2008/48] shows instalment, total, cost, rate and RRSO of the engine, the example and the warning', () => {
    const html = render('normal');
    const plan = planLoan(
      { annualRatePercent: 13.5, feePercent: 8 },
      { amountMinor: 5000_00, months: 24, startDate: '2026-10-01' },
    );
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
    expect(html).toContain('1\u00a0października\u00a02026');
  });

  test('[i18n] a warning in another language than the page’s says which', () => {
    expect(render('normal', 'en')).toContain('<p lang="pl"');
  });

  test('[sec 21] the track of a slider is filled without a style attribute, which the policy refuses', () => {
    const html = render('normal');
    expect(html).not.toContain('style=');
    // 5000 of 1000 to 20 000.
    expect(html).toContain('<rect width="21.05%"');
  });

  test('[wcag 4.1.3] the live region is there, and silent until the visitor chooses', () => {
    expect(render('normal')).toContain('<p role="status" class="sr-only"></p>');
  });

  test('[law art. 7] one payment is not called an instalment', () => {
    const html = render('minimal');
    expect(html).toContain('Jednorazowa spłata');
    expect(html).not.toContain('Miesięczna rata');
  });

  test('[widget] bounds that contradict each other still give a calculator', () => {
    const html = render('broken');
    expect(html).toMatch(/name="curSum"[^>]*value="5000"/);
    expect(html).not.toContain('NaN');
  });
});
