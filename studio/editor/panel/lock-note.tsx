import { Lock } from 'lucide-react';
import type { Widget } from '#registry/widget.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';

/** Who alone sees a widget, wherever it is put; nothing for one that everybody sees. */
export function LockNote({ widget: { access } }: { readonly widget: Widget }) {
  const { t } = useStudioTexts();
  if (access.kind === 'open') return null;
  return (
    <p className="flex items-start gap-2 rounded-lg bg-sun-soft p-2.5 text-small text-sun-ink">
      <Lock aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
      {access.kind === 'customer'
        ? t('editor.locked-customer')
        : t('editor.locked-status', {
            statuses: access.statuses.map((status) => t(`visitor.status-${status}`)).join(', '),
          })}{' '}
      {t('editor.locked-sample')}
    </p>
  );
}
