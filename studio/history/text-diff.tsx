import { useStudioTexts } from '../app/studio-texts.tsx';
import { readableText } from './compare/readable-text.ts';
import { wordChanges } from './compare/word-changes.ts';

interface Props {
  readonly before: string;
  readonly after: string;
}

/** A changed text: what went is struck through, what came is underlined; screen readers hear the same in words. */
export function TextDiff({ before, after }: Props) {
  const { t } = useStudioTexts();
  const was = readableText(before);
  const is = readableText(after);
  if (was === is) return <p className="s-hint">{t('history.only-formatting')}</p>;
  return (
    <p className="whitespace-pre-line">
      {wordChanges(was, is).map(({ kind, text }, index) => {
        // A run has no name of its own; the list is made anew with every text.
        const key = `${index}-${kind}`;
        if (kind === 'same') return <span key={key}>{text}</span>;
        const Tag = kind === 'gone' ? 'del' : 'ins';
        return (
          <Tag
            key={key}
            className={
              kind === 'gone'
                ? 'me-0.5 rounded-sm bg-danger-soft px-0.5 text-danger line-through'
                : 'rounded-sm bg-success-soft px-0.5 text-success underline decoration-2 underline-offset-2'
            }
          >
            <span className="sr-only">{t(kind === 'gone' ? 'history.said-gone' : 'history.said-new')}</span>
            {text}
          </Tag>
        );
      })}
    </p>
  );
}
