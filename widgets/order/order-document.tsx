import { FileDown } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import { ErrorPanel } from '#ui/design/error-panel.tsx';
import { smallAction } from '#ui/design/small-action.ts';
import { useSend } from '#ui/design/use-send.ts';
import type { ShownOrder } from './use-order.ts';

/** Saves what was ordered as PDF: on paper it stays when the shop's page is gone. */
export function OrderDocumentButton({ shown }: { readonly shown: ShownOrder }) {
  const { t } = usePage();
  const { busy, error, send } = useSend();
  return (
    <div className="grid justify-items-start gap-3">
      <button
        type="button"
        aria-disabled={busy}
        className={smallAction}
        onClick={() => void send(shown.save)}
      >
        <FileDown aria-hidden="true" className="size-4" />
        {t('order.document')}
      </button>
      <ErrorPanel text={error} />
    </div>
  );
}
