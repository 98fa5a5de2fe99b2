import { usePage } from '#engine/react/page-context.tsx';
import type { AuthGroup } from '#schemas/customer.ts';

interface GroupLinksProps {
  readonly groups: readonly AuthGroup[];
  readonly current: string;
  readonly linkOf: (group: AuthGroup) => string;
}

/** Which kind of account, as links; nothing where there is only one kind. */
export function GroupLinks({ groups, current, linkOf }: GroupLinksProps) {
  const { t, href } = usePage();
  if (groups.length < 2) return null;
  return (
    <nav aria-label={t('account.groups')}>
      <ul className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {groups.map((group) => (
          <li key={group.alias} className="min-w-0">
            <a
              href={href(linkOf(group))}
              {...(group.alias === current ? { 'aria-current': 'page' as const } : {})}
              className="flex h-full min-h-11 items-center justify-center rounded-full border border-line-strong px-2 py-1.5 text-center text-sm font-semibold break-words hyphens-auto sm:px-4 hover:border-brand hover:text-brand aria-[current=page]:border-brand aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-strong"
            >
              {group.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
