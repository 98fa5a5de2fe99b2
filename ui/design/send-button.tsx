import { LoaderCircle } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';

interface SendButtonProps {
  readonly busy: boolean;
  readonly label: string;
  /** The one coral button of the screen, or one beside it. */
  readonly look?: 'primary' | 'secondary';
  readonly wide?: boolean;
  readonly onPress: () => void;
}

/** The button that sends. It keeps its focus while it works and cannot be pressed twice. */
export function SendButton({ busy, label, look = 'primary', wide = true, onPress }: SendButtonProps) {
  const { t } = usePage();
  return (
    <button
      type="button"
      onClick={onPress}
      aria-disabled={busy}
      className={`btn ${look === 'primary' ? 'btn-primary' : 'btn-secondary'} ${wide ? 'w-full' : 'w-full sm:w-auto'}`}
    >
      {busy && <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />}
      {busy ? t('account.sending') : label}
    </button>
  );
}
