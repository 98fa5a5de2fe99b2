import { usePage } from '#engine/react/page-context.tsx';
import { chatFormPath, longestMessage } from '#schemas/chat-limits.ts';

interface Props {
  readonly id: string;
  /** Null for a chat that is still to be opened. */
  readonly room: string | null;
}

/** A form that leaves a message, for browsers without script. Inside of `noscript`, so it is the server's alone. */
export function PlainForm({ id, room }: Props) {
  const { t, href, person } = usePage();
  return (
    <noscript>
      <form method="post" action={chatFormPath} className="grid gap-3 border-t border-line p-4">
        <input type="hidden" name="back" value={href('/chat')} />
        {/* The form cannot send the header that says it. */}
        {person !== undefined && <input type="hidden" name="person" value={person} />}
        {room !== null && <input type="hidden" name="uuid" value={room} />}
        {/* Sent twice, it is the same message. */}
        <input type="hidden" name="client_id" value={crypto.randomUUID()} />
        <label htmlFor={`${id}-plain`} className="font-semibold">
          {t('chat-room.message')}
        </label>
        <textarea
          id={`${id}-plain`}
          name="message"
          rows={3}
          required
          maxLength={longestMessage}
          className="input w-full"
        />
        <button type="submit" className="btn btn-primary justify-self-start">
          {t('chat-room.send')}
        </button>
        <p className="field-hint">{t('chat-room.noscript')}</p>
      </form>
    </noscript>
  );
}
