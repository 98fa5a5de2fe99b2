import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { EntryRef } from '#schemas/studio/entry-ref.ts';
import { entryPath } from '../../app/entry-path.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';

interface Props {
  readonly entry: EntryRef;
  readonly title: string;
  /** Below the title, after what it is: who and when. */
  readonly detail?: ReactNode;
  /** At the end of the line: its state. */
  readonly badge?: ReactNode;
}

/** One piece of content in a list of the first screen: what it is, and the way to it. */
export function EntryLine({ entry, title, detail, badge }: Props) {
  const { t } = useStudioTexts();
  const to = entryPath(entry);
  return (
    <li className="flex items-center gap-3 border-line border-b px-4 py-2.5 last:border-b-0 hover:bg-sunken">
      <div className="min-w-0 grow">
        <p className="wrap-anywhere">
          {to === null ? (
            <span className="font-semibold">{title}</span>
          ) : (
            <Link to={to} className="s-link">
              {title}
            </Link>
          )}
        </p>
        <p className="s-hint">
          {t(`studio.kind-${entry.kind}`)}
          {entry.locale !== '' && ` (${entry.locale})`}
          {detail && <> · {detail}</>}
        </p>
      </div>
      {badge}
    </li>
  );
}
