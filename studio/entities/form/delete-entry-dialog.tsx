import { useQuery } from '@tanstack/react-query';
import type { EntryRef } from '#schemas/studio/entry-ref.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { usagesOf } from '../../history/publish/publish-calls.ts';
import { UsageList } from '../../history/publish/usage-list.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';

interface Props {
  readonly entry: EntryRef;
  readonly title: string;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before something is deleted, and names the places that use it; whether it may go is the platform's to say. */
export function DeleteEntryDialog({ entry, title, onConfirm, onClose }: Props) {
  const { t } = useStudioTexts();
  const { kind, key, locale } = entry;
  const usages = useQuery({
    queryKey: ['usage', kind, key, locale],
    queryFn: () => usagesOf(entry),
    retry: false,
    staleTime: 0,
  });
  return (
    <ConfirmDialog
      title={t('entities.delete-title', { title })}
      confirm={t('entities.delete')}
      danger
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t('entities.delete-means')}</p>
      {usages.data && usages.data.length > 0 && (
        <section className="mt-4 grid gap-2">
          <h3 className="font-semibold">{t('entities.used-in', { count: usages.data.length })}</h3>
          <UsageList usages={usages.data} />
        </section>
      )}
    </ConfirmDialog>
  );
}
