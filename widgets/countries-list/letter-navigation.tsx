import { usePage } from '#engine/react/page-context.tsx';
import type { LetterGroup } from './letter-groups.ts';

interface Props {
  /** Heading of the list: several lists may stand on one page. */
  readonly title: string;
  readonly groups: readonly LetterGroup[];
  readonly idOf: (group: LetterGroup) => string;
}

/** Links to the letters, each large enough for a finger. */
export function LetterNavigation({ title, groups, idOf }: Props) {
  const { t } = usePage();
  return (
    <nav aria-label={t('countries-list.letters', { title })} data-print="no" className="mb-8">
      <ul className="flex flex-wrap gap-2">
        {groups.map((group) => (
          <li key={group.letter}>
            <a
              href={`#${idOf(group)}`}
              className="grid size-11 place-items-center rounded-control border border-line bg-surface font-semibold text-brand hover:border-brand hover:bg-brand-soft focus-visible:rounded-control"
            >
              {group.letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
