import { sentenceKey, sentenceValues } from '#engine/credit/example-sentence.ts';
import type { Figures } from '#engine/credit/figures.ts';
import type { RepresentativeExample } from '#engine/credit/representative-example.ts';
import { usePage } from '#engine/react/page-context.tsx';

interface ExampleProps {
  readonly example: RepresentativeExample;
  readonly figures: Figures;
}

/**
 * The representative example that advertising of a loan with figures must carry (Polish consumer credit act art. 7 and
 * 8, Directive (EU) 2023/2225 art. 8). Of the amount and term at the start, not of what the visitor chose.
 */
export function LoanExample({ example, figures }: ExampleProps) {
  const { t } = usePage();
  return (
    <p className="max-w-[100ch] text-sm leading-relaxed text-ink @3xl:text-base @3xl:leading-relaxed">
      <strong>{t('loan-calculator.example-title')}.</strong>{' '}
      {t(`loan-calculator.${sentenceKey(example)}`, sentenceValues(example, figures))}
    </p>
  );
}
