import type { ReactNode } from 'react';
import { useStudioTexts } from '../app/studio-texts.tsx';

export type BadgeTone = 'plain' | 'good' | 'note' | 'caution' | 'bad';

const classes: Readonly<Record<BadgeTone, string>> = {
  plain: 's-badge',
  good: 's-badge s-badge-good',
  note: 's-badge s-badge-note',
  caution: 's-badge s-badge-caution',
  bad: 's-badge s-badge-bad',
};

/** A word on a coloured ground. The word says it all: colour only helps to find it. */
export function Badge({
  tone = 'plain',
  children,
}: {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}) {
  return <span className={classes[tone]}>{children}</span>;
}

/** States of entries, schedules and releases, as the contract names them. */
export type ShownStatus =
  | 'draft'
  | 'published'
  | 'changed'
  | 'waiting'
  | 'done'
  | 'failed'
  | 'cancelled'
  | 'open'
  | 'live'
  | 'rolled-back';

const tones: Readonly<Record<ShownStatus, BadgeTone>> = {
  draft: 'plain',
  published: 'good',
  changed: 'caution',
  waiting: 'note',
  done: 'good',
  failed: 'bad',
  cancelled: 'plain',
  open: 'note',
  live: 'good',
  'rolled-back': 'plain',
};

/** The state of an entry, a schedule or a release. */
export function StatusBadge({ status }: { readonly status: ShownStatus }) {
  const { t } = useStudioTexts();
  return (
    <Badge tone={tones[status]}>
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
      {t(`parts.status-${status}`)}
    </Badge>
  );
}
