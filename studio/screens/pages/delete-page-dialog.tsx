import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContentEntry } from '#schemas/content-entry.ts';
import { reservedAliases } from '#schemas/screen-alias.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { forgetEntry } from '../../history/entry-calls.ts';
import { usagesOf } from '../../history/publish/publish-calls.ts';
import { UsageList } from '../../history/publish/usage-list.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { useToast } from '../../parts/toast.tsx';
import { deletePage, pageOf } from './page-calls.ts';

interface Props {
  readonly entry: ContentEntry;
  readonly onClose: () => void;
}

/** Deletes a page, or says where links lead to it. A screen of the application goes back to its built-in form instead. */
export function DeletePageDialog({ entry, onClose }: Props) {
  const { t } = useStudioTexts();
  const say = useToast();
  const cache = useQueryClient();
  const { title } = pageOf(entry);
  const isScreen = reservedAliases.has(entry.key);
  const usages = useQuery({
    queryKey: ['usage', entry.kind, entry.key],
    queryFn: () => usagesOf(entry),
    retry: false,
    staleTime: 0,
  });
  if (!isScreen && usages.data && usages.data.length > 0)
    return (
      <Dialog title={t('pages.delete-used-title', { title })} onClose={onClose}>
        <div className="grid gap-3">
          <p>{t('pages.delete-used', { count: usages.data.length })}</p>
          <UsageList usages={usages.data} />
        </div>
      </Dialog>
    );
  return (
    <ConfirmDialog
      title={t('pages.delete-title', { title })}
      confirm={t('pages.delete')}
      danger
      onConfirm={async () => {
        await deletePage(entry);
        say(t('pages.deleted', { title }));
        await forgetEntry(cache, entry);
      }}
      onClose={onClose}
    >
      <p>{t(isScreen ? 'pages.delete-screen-text' : 'pages.delete-text')}</p>
    </ConfirmDialog>
  );
}
