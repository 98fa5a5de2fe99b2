import { useRef, useState } from 'react';
import { useNotifications } from '#engine/react/notifications.tsx';
import { usePage } from '#engine/react/page-context.tsx';
import { InvalidFields } from '#engine/react/platform-failures.ts';
import { failureMessage } from './failure-message.ts';

export interface Sending {
  readonly busy: boolean;
  /** What went wrong as a whole; empty while all is well. */
  readonly error: string;
  /** What is wrong with single fields, by their name. */
  readonly fieldErrors: ReadonlyMap<string, string>;
  /** Sends once at a time: a press while something is on its way does nothing. */
  readonly send: (act: () => Promise<void>) => Promise<void>;
  readonly setFieldErrors: (fieldErrors: ReadonlyMap<string, string>) => void;
}

const none: ReadonlyMap<string, string> = new Map();

/**
 * The life of a call that a person started: busy, done, or what went wrong in words. Failures are told as a notification
 * titled Error (specification 8) and stay in words beside the button.
 */
export function useSend(): Sending {
  const { t } = usePage();
  const { notify } = useNotifications();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const [fieldErrors, setFieldErrors] = useState(none);
  /** Two presses may come before the first one is rendered. */
  const flying = useRef(false);
  const fail = (failure: unknown) => {
    const fields = failure instanceof InvalidFields ? failure.fields : none;
    setFieldErrors(fields);
    const words = fields.size > 0 ? null : failureMessage(failure, t);
    setError(words?.text ?? '');
    if (words) notify({ kind: 'error', ...words });
  };
  const send = async (act: () => Promise<void>) => {
    if (flying.current) return;
    flying.current = true;
    setBusy(true);
    setError('');
    setFieldErrors(none);
    await act().catch(fail);
    flying.current = false;
    setBusy(false);
  };
  return { busy, error, fieldErrors, send, setFieldErrors };
}
