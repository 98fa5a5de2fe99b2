import { CloudOff, Copy, Globe, History, Link2, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ContentEntry } from '#schemas/content-entry.ts';
import { reservedAliases } from '#schemas/screen-alias.ts';
import { useStaff } from '../../app/staff-session.tsx';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { HistoryDialog } from '../../history/history-dialog.tsx';
import { PublishDialog } from '../../history/publish/publish-dialog.tsx';
import { UnpublishDialog } from '../../history/publish/unpublish-dialog.tsx';
import { Menu, type MenuItem } from '../../parts/menu.tsx';
import { DeletePageDialog } from './delete-page-dialog.tsx';
import { MovePageDialog } from './move-page-dialog.tsx';
import { NewPageDialog } from './new-page-dialog.tsx';
import { pageOf } from './page-calls.ts';

type Open = 'copy' | 'move' | 'history' | 'publish' | 'unpublish' | 'delete';

interface Props {
  readonly entry: ContentEntry;
  /** Whether it is to go live, or off the site, at a time. */
  readonly planned: boolean;
}

/** What can be done with one page of the list. */
export function PageActions({ entry, planned }: Props) {
  const { t } = useStudioTexts();
  const { may } = useStaff();
  const go = useNavigate();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const { title } = pageOf(entry);
  const isLive = entry.published_version !== null;
  const mayChangeLive = !isLive || may('publisher');
  const mayMove = mayChangeLive && (!planned || may('publisher'));
  const item = (key: Open, icon: NonNullable<MenuItem['icon']>): MenuItem => ({
    key,
    icon,
    label: t(`pages.do-${key}`),
    onSelect: () => setOpen(key),
  });
  const items: MenuItem[] = [
    {
      key: 'edit',
      icon: Pencil,
      label: t('pages.do-edit'),
      onSelect: () => void go(`/pages/${encodeURIComponent(entry.key)}`),
    },
    item('copy', Copy),
    ...(reservedAliases.has(entry.key) || !mayMove ? [] : [item('move', Link2)]),
    item('history', History),
    ...(entry.status === 'published' ? [] : [item('publish', Globe)]),
    ...(isLive ? [item('unpublish', CloudOff)] : []),
    ...(mayChangeLive
      ? [
          {
            ...item('delete', Trash2),
            danger: true,
            // Whoever approved it relies on it.
            ...(planned && { disabled: true, label: t('pages.do-delete-planned') }),
          },
        ]
      : []),
  ];
  return (
    <>
      <Menu label={t('pages.actions', { title })} items={items} />
      {open === 'copy' && <NewPageDialog source={entry} onClose={close} />}
      {open === 'move' && <MovePageDialog entry={entry} onClose={close} />}
      {open === 'history' && <HistoryDialog entry={entry} title={title} onClose={close} />}
      {open === 'publish' && <PublishDialog entry={entry} title={title} onClose={close} />}
      {open === 'unpublish' && <UnpublishDialog entry={entry} title={title} onClose={close} />}
      {open === 'delete' && <DeletePageDialog entry={entry} onClose={close} />}
    </>
  );
}
