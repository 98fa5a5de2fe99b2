import { statusIn } from '#engine/react/ask-status.ts';
import { type Sending, useSend } from '#ui/design/use-send.ts';
import { useStatusGuard } from './use-status-guard.ts';
import { useStatusMove } from './use-status-move.ts';

export interface LoanCall extends Omit<Sending, 'send'> {
  /**
   * Makes a call that may change the application's status, then moves to the screen of the new one. The call's answer
   * may say the status; otherwise it is asked for.
   */
  readonly send: (act: () => Promise<unknown>) => Promise<void>;
}

/** The life of a call of the loan's way: like `useSend`, and after success the customer stands where the status says. */
export function useLoanCall(): LoanCall {
  const { send, ...sending } = useSend();
  const guard = useStatusGuard();
  const move = useStatusMove();
  return {
    ...sending,
    send: (act) =>
      send(async () => {
        const known = statusIn(await guard(act));
        // An application that ended may have ended with a rejection; the question brings the whole answer.
        await move(known && known.status !== 'nothing' ? known.status : undefined);
      }),
  };
}
