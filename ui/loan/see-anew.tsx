import { useScreenMoves } from '#engine/react/screen-moves.tsx';
import { SendButton } from '#ui/account/send-button.tsx';
import { Trouble } from '#ui/account/trouble.tsx';
import { useSend } from '#ui/account/use-send.ts';

interface SeeAnewProps {
  readonly label: string;
  readonly look?: 'primary' | 'secondary';
}

/** A button that asks the server for this screen anew, inside the running page; says so where no answer comes. */
export function SeeAnew({ label, look = 'secondary' }: SeeAnewProps) {
  const { refresh } = useScreenMoves();
  const { busy, trouble, send } = useSend();
  return (
    <>
      <Trouble text={trouble} />
      <SendButton busy={busy} label={label} look={look} wide={false} onPress={() => void send(refresh)} />
    </>
  );
}
