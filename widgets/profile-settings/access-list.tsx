import type { LucideIcon } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { usePage } from '#engine/react/page-context.tsx';

/** A thing that lets its owner into the account. */
export interface AccessItem {
  readonly id: string;
  readonly title: string;
  readonly badge?: string | undefined;
  /** What is known of it, a line each. */
  readonly lines: readonly ReactNode[];
  /** What can be done about it. */
  readonly action: ReactNode;
}

interface AccessListProps {
  readonly icon: LucideIcon;
  readonly items: readonly AccessItem[];
  /** Whether the list could not be had: it says so, above what was added since. */
  readonly isMissing?: boolean;
}

/** What lets somebody into the account, each with what can be done about it. */
export function AccessList({ icon: Icon, items, isMissing = false }: AccessListProps) {
  const { t } = usePage();
  const list = (
    <ul className="grid grid-cols-1 gap-4">
      {items.map(({ id, title, badge, lines, action }) => (
        <li
          key={id}
          className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-4 rounded-control border border-line p-4"
        >
          <Icon aria-hidden="true" className="mt-0.5 size-5 text-brand" />
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold break-words">
              {title}
              {badge !== undefined && (
                <span className="rounded-full bg-success-soft px-2.5 py-0.5 text-sm text-success">
                  {badge}
                </span>
              )}
            </p>
            <p className="mt-1 text-sm leading-relaxed break-words text-ink-soft">
              {lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines of an item never change places
                <Fragment key={index}>
                  {index > 0 && <br />}
                  {line}
                </Fragment>
              ))}
            </p>
          </div>
          {action !== null && <div className="col-span-2 sm:col-start-2 sm:col-end-3">{action}</div>}
        </li>
      ))}
    </ul>
  );
  if (!isMissing) return list;
  return (
    <>
      <p>{t('profile-settings.unavailable')}</p>
      {items.length > 0 && list}
    </>
  );
}
