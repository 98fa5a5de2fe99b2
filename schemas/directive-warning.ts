import type { CreditWarning } from './credit-config.ts';

/**
 * The warning of credit advertising in the words of Directive (EU) 2023/2225 art. 8(1): Polish and English as they are in
 * the Official Journal, the others translated. Due since 20 November 2026; said earlier it does no harm. Stands in where a
 * site has configured no warning at all.
 */
export const directiveWarning: CreditWarning = {
  from: '2023-11-19',
  source: 'Directive (EU) 2023/2225 art. 8(1)',
  texts: {
    pl: 'Uwaga! Pożyczanie pieniędzy kosztuje.',
    en: 'Caution! Borrowing money costs money.',
    ru: 'Внимание! Брать деньги в долг — платно.',
    uk: 'Увага! Позичати гроші — коштує грошей.',
  },
};
