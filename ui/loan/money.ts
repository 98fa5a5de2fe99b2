import { type Figures, figuresFor } from '#engine/credit/figures.ts';
import { usePage } from '#engine/react/page-context.tsx';

/** Amounts, shares, months and days as people of the page's language write them. @param currency ISO 4217 code */
export function useFigures(currency = 'PLN'): Figures {
  const { locale } = usePage();
  return figuresFor(locale, currency);
}
