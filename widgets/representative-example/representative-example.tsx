import { sentenceKey, sentenceValues } from '#engine/credit/example-sentence.ts';
import { figuresFor } from '#engine/credit/figures.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { ExampleFigures } from './example-figures.tsx';
import type { RepresentativeExampleProps } from './props.ts';
import type { queries } from './queries.ts';

/**
 * The representative example, as clear as the offer it belongs to: ink on paper and no smaller than the text around it
 * (Polish consumer credit act art. 7 and 8, Directive (EU) 2023/2225 art. 8).
 */
export function RepresentativeExample({
  props,
  data,
  block,
}: ViewProps<RepresentativeExampleProps, never, ReturnType<typeof queries>>) {
  const { t, locale } = usePage();
  const { example } = data;
  if (!example) return null;
  const figures = figuresFor(locale, example.currency);
  const title = props.title || t('representative-example.example-title');
  const sentence = t(`representative-example.${sentenceKey(example)}`, sentenceValues(example, figures));
  const Heading = block.first ? 'h1' : 'h2';
  const headingId = `${block.id}-heading`;
  if (props.variant === 'compact')
    return (
      <section aria-labelledby={headingId} className="wrap py-3">
        <div className="rounded-card border border-line-strong bg-surface p-5 sm:p-6">
          <Heading id={headingId} className="text-heading">
            {title}
          </Heading>
          <p className="mt-2 max-w-[90ch] leading-relaxed">{sentence}</p>
        </div>
      </section>
    );
  return (
    <section aria-labelledby={headingId} className="wrap band">
      <div className="@container">
        <div className="card overflow-hidden @4xl:grid @4xl:grid-cols-[1fr_1.1fr]">
          <div className="p-5 @md:p-8 @5xl:p-12">
            <Heading id={headingId} className="text-title hyphens-auto">
              {title}
            </Heading>
            <p className="mt-5 max-w-[68ch] text-base leading-relaxed @2xl:text-lg @2xl:leading-relaxed">
              {sentence}
            </p>
            <p className="mt-5 text-sm text-ink-soft">{props.source || t('representative-example.source')}</p>
          </div>
          <ExampleFigures example={example} figures={figures} />
        </div>
      </div>
    </section>
  );
}

export default RepresentativeExample;
