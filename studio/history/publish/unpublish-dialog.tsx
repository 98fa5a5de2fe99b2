import { useQuery } from '@tanstack/react-query';
import type { ContentEntry } from '#schemas/content-entry.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { entryKey } from '../entry-calls.ts';
import { OrderDialog } from './order-dialog.tsx';
import { usagesOf } from './publish-calls.ts';
import { UsageList } from './usage-list.tsx';
import { useOrder } from './use-order.ts';

interface Props {
  readonly entry: ContentEntry;
  readonly title: string;
  readonly onClose: () => void;
  readonly onUnpublished?: (entry: ContentEntry) => void;
}

/** Takes something off the site, now, at a time or with a release; says first where it is used. */
export function UnpublishDialog({ entry, title, onClose, onUnpublished }: Props) {
  const { t } = useStudioTexts();
  const order = useOrder({ entry, title, action: 'unpublish', onClose, onDone: onUnpublished });
  const usages = useQuery({
    queryKey: [...entryKey(entry), 'usage'],
    queryFn: () => usagesOf(entry),
    retry: false,
  });
  return (
    <OrderDialog
      title={t('publish.take-off-title', { title })}
      entry={entry}
      order={order}
      act={t(`publish.take-off-${order.when.kind}`)}
      danger
      onAct={() => void order.execute()}
      onClose={onClose}
    >
      <p>{t('publish.take-off-text')}</p>
      {usages.data && usages.data.length > 0 && (
        <section className="grid gap-2">
          <h3 className="s-label">{t('publish.used-in', { count: usages.data.length })}</h3>
          <UsageList usages={usages.data} />
        </section>
      )}
    </OrderDialog>
  );
}
