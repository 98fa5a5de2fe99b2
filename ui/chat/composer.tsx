import { FileText, Paperclip, SendHorizontal, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { customerStorage } from '#engine/react/customer-storage.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { selectWritten } from '#engine/react/select-written.ts';
import { longestMessage } from '#schemas/chat-limits.ts';
import { acceptOf } from '#ui/forms/fields/file/file-rules.ts';
import type { ChatLine } from './chat-line.ts';
import type { OutboxEntry } from './outbox.ts';
import { type AttachedFile, attachmentRules, fileFieldId, useAttachment } from './use-attachment.ts';

interface Props {
  readonly id: string;
  readonly room: string;
  readonly line: ChatLine | null;
  readonly onSend: (text: string, file: OutboxEntry['file']) => void;
  readonly onTyping: () => void;
}

const megabytes = attachmentRules.bytes / 1024 / 1024;

/** Where a message is written. What is begun stays in this tab, so that neither a reload nor another room loses it. */
export function Composer({ id, room, line, onSend, onTyping }: Props) {
  const { t } = usePage();
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(0);
  const attachment = useAttachment(line, room);
  const { file } = attachment;
  const draft = `chat-draft:${room}`;
  useEffect(() => {
    const kept = line && customerStorage('tab').getItem(draft);
    selectWritten(() => {
      if (field.current && kept && field.current.value === '') field.current.value = kept;
    });
  }, [draft, line]);
  const keep = (text: string) => {
    const storage = customerStorage('tab');
    if (text === '') storage.removeItem(draft);
    else storage.setItem(draft, text);
  };
  const send = () => {
    const text = field.current?.value.trim() ?? '';
    setOver(Math.max(0, text.length - longestMessage));
    field.current?.focus();
    if (text.length > longestMessage || (file && !file.taken) || (text === '' && !file)) return;
    onSend(text, file?.taken ?? null);
    if (field.current) field.current.value = '';
    if (line) keep('');
    attachment.remove();
  };
  return (
    <form
      method="post"
      noValidate
      className="grid gap-2 border-t border-line p-3 noscript:hidden sm:p-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {file && <AttachmentRow file={file} onAgain={attachment.again} onRemove={attachment.remove} />}
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-end gap-2">
        <label className="btn-icon cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus">
          <Paperclip aria-hidden="true" className="size-5" />
          <span className="sr-only">{t('chat-room.attach')}</span>
          <input
            ref={picker}
            id={line ? fileFieldId(room) : undefined}
            type="file"
            accept={acceptOf(attachmentRules)}
            aria-describedby={`${id}-limits`}
            className="sr-only"
            onChange={(event) => {
              const [chosen] = event.target.files ?? [];
              if (chosen) attachment.choose(chosen);
              event.target.value = '';
            }}
          />
        </label>
        <div className="min-w-0">
          <label htmlFor={id} className="sr-only">
            {t('chat-room.message')}
          </label>
          <textarea
            ref={field}
            id={id}
            name="message"
            rows={1}
            placeholder={t('chat-room.message')}
            aria-invalid={over > 0 || undefined}
            aria-describedby={over > 0 ? `${id}-over ${id}-hint` : `${id}-hint`}
            className="input block max-h-40 min-h-12 w-full resize-none [field-sizing:content]"
            onChange={(event) => {
              if (line) keep(event.target.value);
              setOver(0);
              onTyping();
            }}
            onKeyDown={(event) => {
              // While letters are being composed, Enter chooses one of them.
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              send();
            }}
          />
        </div>
        <button
          type="submit"
          className="btn btn-primary size-12 min-h-12 p-0"
          aria-disabled={Boolean(file && !file.taken)}
        >
          <SendHorizontal aria-hidden="true" className="size-5" />
          <span className="sr-only">{t('chat-room.send')}</span>
        </button>
      </div>
      {over > 0 && (
        <p id={`${id}-over`} role="alert" className="field-error">
          {t('chat-room.too-long', { count: over })}
        </p>
      )}
      <p className="field-hint flex flex-wrap gap-x-3">
        <span id={`${id}-hint`}>{t('chat-room.hint')}</span>
        <span id={`${id}-limits`}>{t('chat-room.attach-hint', { size: megabytes })}</span>
      </p>
    </form>
  );
}

interface RowProps {
  readonly file: AttachedFile;
  readonly onAgain: () => void;
  readonly onRemove: () => void;
}

/** The file that will go with the message: how it looks, how far it is, and what is wrong with it. */
function AttachmentRow({ file, onAgain, onRemove }: RowProps) {
  const { t } = usePage();
  const { name, preview, share, taken, fault, words } = file;
  return (
    <div className="flex items-center gap-3 rounded-control bg-sunken p-2">
      {preview ? (
        <img src={preview} alt="" className="size-12 flex-none rounded-control object-cover" />
      ) : (
        <FileText aria-hidden="true" className="mx-2 size-6 flex-none text-brand" />
      )}
      <div className="min-w-0 flex-1 text-sm">
        <p className="truncate font-semibold">
          <bdi>{name}</bdi>
        </p>
        <div role="status">
          {taken && <p className="text-success">{t('chat-room.attach-ready')}</p>}
          {fault && (
            <p className="text-danger">{words || t(`chat-room.attach-${fault}`, { size: megabytes })}</p>
          )}
        </div>
        {!taken && !fault && (
          <progress
            value={Math.round(share * 100)}
            max={100}
            aria-label={t('chat-room.attach-progress', { name })}
            className="h-1.5 w-full accent-brand"
          />
        )}
        {fault === 'failed' && (
          <button type="button" className="text-link min-h-11" onClick={onAgain}>
            {t('chat-room.attach-again')}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={t('chat-room.attach-remove', { name })}
        className="grid size-11 flex-none place-items-center rounded-full hover:bg-line"
        onClick={onRemove}
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
