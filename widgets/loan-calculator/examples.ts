import { orLeaveOut } from '#engine/credit/credit-outcome.ts';
import { sampleCredit, sampleDay } from '#engine/credit/sample-credit.ts';
import type { WidgetExample } from '#registry/widget.ts';
import { planOffer } from './calculator-offer.ts';
import type { LoanCalculatorProps } from './props.ts';

/** An example with the offer its own query would give it on the sample day. */
function example(
  name: string,
  title: string,
  props: Partial<LoanCalculatorProps>,
  values: Readonly<Record<string, unknown>> = sampleCredit,
): WidgetExample<LoanCalculatorProps> {
  const defaults = {
    heading: '',
    lead: '',
    amountStep: 100,
    monthsStep: 1,
    applyLabel: '',
    applyHref: '/signup',
    phoneBar: false,
  };
  const outcome = planOffer({ ...defaults, ...props }, values, { today: sampleDay, locale: 'pl' });
  return { name, title, props, data: { offer: orLeaveOut(outcome) } };
}

export const examples = [
  example('normal', 'Cash loan, with the terms in force', {
    lead: 'Wybierz kwotę i okres. Ratę i wszystkie koszty widzisz od razu.',
  }),
  example('long', 'Renovation loan with terms and words of its own', {
    heading: 'Pożyczka na remont: sprawdź, ile zapłacisz, zanim złożysz wniosek',
    lead: 'Wybierz kwotę i okres spłaty. Pokazujemy wszystkie koszty: odsetki, prowizję i RRSO. Rata nie zmieni się przez cały okres umowy, a wcześniejsza spłata jest bezpłatna.',
    minAmount: 5000,
    maxAmount: 150_000,
    amountStep: 500,
    defaultAmount: 150_000,
    minMonths: 12,
    maxMonths: 120,
    monthsStep: 6,
    defaultMonths: 12,
    annualRatePercent: 11.5,
    feePercent: 4.5,
    applyLabel: 'Złóż wniosek o pożyczkę na remont',
  }),
  example('minimal', 'Promotion without cost, one payment', {
    heading: 'Pierwsza pożyczka za 0 zł',
    minAmount: 500,
    maxAmount: 1000,
    defaultAmount: 1000,
    minMonths: 1,
    maxMonths: 3,
    defaultMonths: 1,
    annualRatePercent: 0,
    feePercent: 0,
  }),
  example(
    'broken',
    'Bounds that contradict each other, and no warning begun',
    {
      heading: 'Oblicz ratę pożyczki promocyjnej',
      minAmount: 5000,
      maxAmount: 100,
      minMonths: 12,
      maxMonths: 6,
      defaultAmount: 1,
    },
    { ...sampleCredit, warnings: [] },
  ),
];
