import { usePage } from '#engine/react/page-context.tsx';
import type { SearchHit } from '#schemas/search.ts';
import { markWords } from './mark-words.ts';

type Heading = 'h2' | 'h3' | 'h4';

interface ResultsProps {
  readonly hits: readonly SearchHit[];
  readonly words: string;
  /** Number of the first one, as the list counts. */
  readonly start: number;
  readonly heading: Heading;
}

/** The finds, the best first, with the words that were looked for marked. */
export function SearchResults({ hits, words, start, heading: Title }: ResultsProps) {
  const { t, href } = usePage();
  return (
    <ol start={start} className="max-w-3xl border-b border-line">
      {hits.map(({ kind, path, title, excerpt }) => (
        <li key={path} className="border-t border-line py-6">
          <Title className="text-heading break-words hyphens-auto">
            <a className="text-link" href={href(path)}>
              <Marked text={title} words={words} />
            </a>
          </Title>
          {excerpt && (
            <p className="mt-2 leading-relaxed break-words text-ink-soft">
              <Marked text={excerpt} words={words} />
            </p>
          )}
          <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
            <span className="badge">{t(`search.kind-${kind}`)}</span>
            <span className="min-w-0 break-all">{href(path)}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}

function Marked({ text, words }: { text: string; words: string }) {
  return [...markWords(text, words).entries()].map(([position, part]) =>
    part.found ? (
      <mark key={position} className="rounded-sm bg-sun-soft text-ink">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
