import { figuresFor } from '#engine/credit/figures.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { AnswerLanguage } from './answer-words.ts';

/** How answers are written in the page's language. */
export function useAnswerLanguage(): AnswerLanguage {
  const { t, locale } = usePage();
  return {
    figures: (currency = 'PLN') => figuresFor(locale, currency),
    yes: t('flow.yes'),
    no: t('flow.no'),
  };
}
