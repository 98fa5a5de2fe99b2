import { LoaderCircle } from 'lucide-react';
import { ErrorPanel } from '#ui/design/error-panel.tsx';
import { useSend } from '#ui/design/use-send.ts';

interface Props {
  readonly label: string;
  readonly load: () => Promise<void>;
}

/** Fetches what comes next; where that fails, it says why and can be pressed again. */
export function MoreButton({ label, load }: Props) {
  const { busy, error, send } = useSend();
  return (
    <div className="grid justify-items-start gap-3">
      <button
        type="button"
        aria-disabled={busy}
        className="text-link inline-flex min-h-11 items-center gap-2"
        onClick={() => void send(load)}
      >
        {busy && <LoaderCircle aria-hidden="true" className="size-4 animate-spin" />}
        {label}
      </button>
      <ErrorPanel text={error} />
    </div>
  );
}
