import { useScreenMoves } from '#engine/react/screen-moves.tsx';
import { ErrorPanel } from '#ui/design/error-panel.tsx';
import { SendButton } from '#ui/design/send-button.tsx';
import { useSend } from '#ui/design/use-send.ts';

interface RetryButtonProps {
  readonly label: string;
  readonly look?: 'primary' | 'secondary';
}

/** A button that asks the server for this screen anew, inside the running page; says so where no answer comes. */
export function RetryButton({ label, look = 'secondary' }: RetryButtonProps) {
  const { refresh } = useScreenMoves();
  const { busy, error, send } = useSend();
  return (
    <>
      <ErrorPanel text={error} />
      <SendButton busy={busy} label={label} look={look} wide={false} onPress={() => void send(refresh)} />
    </>
  );
}
