import { FileKey2, KeyRound, Mail } from 'lucide-react';
import { withCarried } from '#account/carried-query.ts';
import { carriedNext } from '#account/sign-in-visit.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { Way } from './queries.ts';

const looks = { password: KeyRound, link: Mail, signature: FileKey2 } as const;

interface WayLinksProps {
  readonly current: Way;
  readonly group: string;
  readonly groupIsDefault: boolean;
  readonly next: string | null;
}

/** The ways to sign in, each at an address of its own: real links, so that they work without script and can be kept. */
export function WayLinks({ current, group, groupIsDefault, next }: WayLinksProps) {
  const { t, href } = usePage();
  const links: readonly [Way, string][] = [
    ['password', groupIsDefault ? '/signin' : `/signin/${group}`],
    ['link', '/signin/link'],
    ['signature', '/signin/signature'],
  ];
  return (
    <nav aria-label={t('signin.ways')}>
      <ul className="grid grid-cols-3 gap-1 rounded-control border border-line bg-sunken p-1">
        {links.map(([way, link]) => {
          const Icon = looks[way];
          return (
            <li key={way} className="min-w-0">
              <a
                href={withCarried(href(link), carriedNext(next))}
                {...(way === current ? { 'aria-current': 'page' as const } : {})}
                className="flex min-h-14 flex-col items-center justify-center gap-1 rounded-[0.6rem] px-1 py-2 text-center text-sm font-semibold text-ink-soft hover:text-ink aria-[current=page]:bg-surface aria-[current=page]:text-brand aria-[current=page]:shadow-card sm:flex-row sm:gap-2 sm:text-base"
              >
                <Icon aria-hidden="true" className="size-4.5 shrink-0" />
                <span className="min-w-0 hyphens-auto break-words">{t(`signin.way-${way}`)}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
