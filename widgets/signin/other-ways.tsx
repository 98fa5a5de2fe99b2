import { ChevronDown, FileKey2, Fingerprint, KeyRound, type LucideIcon, Mail, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import type { AuthGroup } from '#schemas/customer.ts';
import { withCarried } from '#ui/account/carried-query.ts';
import { carriedNext } from '#ui/account/sign-in-visit.ts';
import type { Way } from './queries.ts';

interface OtherWaysProps {
  readonly current: Way;
  readonly group: string;
  readonly groups: readonly AuthGroup[];
  /** Where to go on to afterwards. */
  readonly next: string | null;
  /** Accounts of elsewhere. */
  readonly children?: ReactNode;
}

interface OtherWay {
  readonly key: string;
  readonly link: string;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text?: string;
}

const signInOf = ({ alias, is_default }: AuthGroup): string => (is_default ? '/signin' : `/signin/${alias}`);

/**
 * Every way in but the one that is shown, behind one disclosure: most people have a password and need none of them. Real
 * links, each to an address of its own, so that they work without script and can be kept.
 */
export function OtherWays({ current, group, groups, next, children }: OtherWaysProps) {
  const { t, href } = usePage();
  const own = groups.find(({ alias }) => alias === group);
  const ways: readonly (OtherWay & { readonly way?: Way })[] = [
    {
      way: 'password',
      key: 'password',
      link: own ? signInOf(own) : '/signin',
      icon: KeyRound,
      title: t('signin.way-password'),
    },
    {
      way: 'passkey',
      key: 'passkey',
      link: '/signin/passkey',
      icon: Fingerprint,
      title: t('signin.way-passkey'),
      text: t('signin.way-passkey-text'),
    },
    {
      way: 'link',
      key: 'link',
      link: '/signin/link',
      icon: Mail,
      title: t('signin.way-link'),
      text: t('signin.way-link-text'),
    },
    {
      way: 'signature',
      key: 'signature',
      link: '/signin/signature',
      icon: FileKey2,
      title: t('signin.way-signature'),
      text: t('signin.way-signature-text'),
    },
    ...groups
      .filter(({ alias }) => current !== 'password' || alias !== group)
      .filter(({ is_default }) => current === 'password' || !is_default)
      .map((other) => ({
        key: `group-${other.alias}`,
        link: signInOf(other),
        icon: Users,
        title: t('signin.as-group', { group: other.title }),
      })),
  ];
  return (
    <details className="group rounded-control border border-line">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 px-4 py-2 font-semibold text-brand">
        {t('signin.ways')}
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 border-t border-line p-4">
        <ul className="grid gap-1">
          {ways
            .filter(({ way }) => way !== current)
            .map(({ key, link, icon: Icon, title, text }) => (
              <li key={key}>
                <a
                  href={withCarried(href(link), carriedNext(next))}
                  className="-mx-2 flex min-h-12 items-center gap-3 rounded-control px-2 py-2 hover:bg-brand-soft"
                >
                  <Icon aria-hidden="true" className="size-5 shrink-0 text-brand" />
                  <span className="min-w-0">
                    <span className="block font-semibold text-ink underline decoration-1 underline-offset-4">
                      {title}
                    </span>
                    {text && <span className="block text-sm text-ink-soft">{text}</span>}
                  </span>
                </a>
              </li>
            ))}
        </ul>
        {children}
      </div>
    </details>
  );
}
