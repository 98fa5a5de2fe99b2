import { defineWidget } from '#registry/define-widget.ts';
import { LoanCalculator } from './loan-calculator.tsx';
import { props } from './props.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'loan-calculator',
  version: 1,
  title: 'Loan calculator',
  description: 'Amount and term in, instalment, cost and APR out; leads to the application.',
  category: 'tools',
  props,
  hydrate: 'interaction',
  view: LoanCalculator,
  texts,
  examples: [
    {
      name: 'normal',
      title: 'Cash loan',
      props: { lead: 'Bez zaświadczeń, decyzja w 15 minut. Ratę znasz od razu.' },
    },
    {
      name: 'long',
      title: 'Renovation loan, long range',
      props: {
        heading: 'Pożyczka na remont: sprawdź, ile zapłacisz, zanim złożysz wniosek',
        lead: 'Wybierz kwotę i okres spłaty. Pokazujemy wszystkie koszty: odsetki, prowizję i RRSO. Rata nie zmieni się przez cały okres umowy, a wcześniejsza spłata jest bezpłatna.',
        minAmount: 5000,
        maxAmount: 150_000,
        amountStep: 500,
        defaultAmount: 60_000,
        minMonths: 12,
        maxMonths: 120,
        monthsStep: 6,
        defaultMonths: 72,
        annualRatePercent: 11.5,
        feePercent: 4.5,
        applyLabel: 'Złóż wniosek o pożyczkę na remont',
      },
    },
    {
      name: 'minimal',
      title: 'Promotion without cost',
      props: {
        heading: 'Pierwsza pożyczka za 0 zł',
        minAmount: 500,
        maxAmount: 1000,
        defaultAmount: 1000,
        minMonths: 1,
        maxMonths: 3,
        defaultMonths: 1,
        annualRatePercent: 0,
        feePercent: 0,
      },
    },
  ],
});
