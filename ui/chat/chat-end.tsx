import { Star } from 'lucide-react';
import { useState } from 'react';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { ChatRoom } from '#schemas/chat.ts';
import { ErrorPanel } from '#ui/design/error-panel.tsx';
import { useSend } from '#ui/design/use-send.ts';
import type { ChatLine } from './chat-line.ts';

const scores = [1, 2, 3, 4, 5] as const;

interface Props {
  readonly id: string;
  readonly room: ChatRoom;
  readonly line: ChatLine | null;
  readonly onRoom: (room: ChatRoom) => void;
}

/** What stands under a chat that ended: how it was, and its transcript by mail. */
export function ChatEnd({ id, room, line, onRoom }: Props) {
  const { t, locale } = usePage();
  const { busy, error, send } = useSend();
  const [sentTo, setSentTo] = useState('');
  const params = { uuid: room.uuid };
  const rate = (score: number) =>
    send(async () => {
      if (line) onRoom((await callPlatform(line.rate, { params, body: { score }, locale })).data);
    });
  const transcript = () =>
    send(async () => {
      if (line) setSentTo((await callPlatform(line.transcript, { params, locale })).data.sent_to);
    });
  return (
    <section aria-labelledby={`${id}-ended`} className="grid gap-2 border-t border-line bg-sunken px-4 py-3">
      <h3 id={`${id}-ended`} className="text-base font-semibold">
        {t('chat-room.ended')}
      </h3>
      <p className="text-sm text-ink-soft">{t('chat-room.ended-text')}</p>
      <fieldset className="noscript:hidden">
        <legend className="text-sm font-semibold">{t('chat-room.rate')}</legend>
        <div className="-ml-2 flex flex-wrap">
          {scores.map((score) => (
            <button
              key={score}
              type="button"
              aria-pressed={room.rating === score}
              aria-disabled={busy}
              className="grid size-11 place-items-center rounded-full text-brand hover:bg-brand-soft"
              onClick={() => void rate(score)}
            >
              <Star
                aria-hidden="true"
                className={`size-6 ${score <= (room.rating ?? 0) ? 'fill-current' : ''}`}
              />
              <span className="sr-only">{t('chat-room.stars', { count: score })}</span>
            </button>
          ))}
        </div>
      </fieldset>
      <div role="status" className="text-sm text-success">
        {room.rating !== null && <p>{t('chat-room.rated')}</p>}
        {sentTo !== '' && (
          <p className="break-words">{t('chat-room.transcript-sent', { address: sentTo })}</p>
        )}
      </div>
      {sentTo === '' && (
        <button
          type="button"
          aria-disabled={busy}
          className="text-link min-h-11 justify-self-start text-sm noscript:hidden"
          onClick={() => void transcript()}
        >
          {t('chat-room.transcript')}
        </button>
      )}
      <ErrorPanel text={error} />
    </section>
  );
}
