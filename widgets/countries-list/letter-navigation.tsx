import { usePage } from '#engine/react/page-context.tsx';
import type { LetterGroup } from './letter-groups.ts';

interface Props {
  readonly groups: readonly LetterGroup[];
  readonly idOf: (group: LetterGroup) => string;
}

/** Links to the letters, each large enough for a finger. */
export function LetterNavigation({ groups, idOf }: Props) {
  const { t } = usePage();
  return (
    <nav aria-label={t('countries-list.letters')} data-print="no" className="mb-8">
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
