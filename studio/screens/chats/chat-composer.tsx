import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { chatAnswer, chatNoteWrite, chatTemplates, chatTypes } from '#schemas/calls/staff/chats.ts';
import { longestMessage } from '#schemas/chat-limits.ts';
import type { MessageWidget } from '#schemas/message-widgets.ts';
import { useErrorWords } from '../../app/error-words.ts';
import { callStaff } from '../../app/staff-call.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Menu } from '../../parts/menu.tsx';
import { fillTemplate, openPlaces, type TemplateValues } from './fill-template.ts';
import { MessageCardFields, newCards } from './message-card.tsx';

/** So often it is said that somebody types, in milliseconds. */
const typingEveryMs = 3000;

interface Props {
  readonly uuid: string;
  readonly values: TemplateValues;
  readonly drafts: Map<string, string>;
  readonly onDone: () => Promise<unknown>;
}

/** Where an agent answers, or writes a note for colleagues. What could not be sent stays, and is sent once all the same. */
export function ChatComposer({ uuid, values, drafts, onDone }: Props) {
  const { t } = useStudioTexts();
  const say = useErrorWords();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(drafts.get(uuid) ?? '');
  const [mode, setMode] = useState<'answer' | 'note'>('answer');
  const [card, setCard] = useState<MessageWidget | null>(null);
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  /** Made once for each text: a second try is the same message. */
  const draft = useRef({ text: '', clientId: '', card });
  const saidAt = useRef(0);
  const templates = useQuery({
    queryKey: ['chat-templates'],
    queryFn: async ({ signal }) => (await callStaff(chatTemplates, { signal })).data,
    staleTime: 60_000,
  });
  const type = (is_typing: boolean) => {
    saidAt.current = is_typing ? Date.now() : 0;
    void callStaff(chatTypes, { params: { uuid }, body: { is_typing } }).catch(() => undefined);
  };
  const change = (next: string) => {
    setText(next);
    drafts.set(uuid, next);
    if (mode === 'answer' && next !== '' && Date.now() - saidAt.current > typingEveryMs) type(true);
  };
  useEffect(() => {
    area.current?.focus({ preventScroll: true });
  }, []);
  const send = async () => {
    const message = text.trim();
    if (sending || message === '') return;
    const missing = openPlaces(message);
    if (mode === 'answer' && missing.length > 0) {
      setError(t('chats.fill-in', { places: missing.join(', ') }));
      return;
    }
    setSending(true);
    setError(null);
    if (draft.current.text !== message || draft.current.card !== card)
      draft.current = { text: message, clientId: crypto.randomUUID(), card };
    try {
      if (mode === 'note') await callStaff(chatNoteWrite, { params: { uuid }, body: { text: message } });
      else
        await callStaff(chatAnswer, {
          params: { uuid },
          body: { client_id: draft.current.clientId, message, ...(card && { widget: card }) },
        });
      draft.current = { text: '', clientId: '', card: null };
      if (mode === 'answer') setCard((now) => (now === card ? null : now));
      // What was typed meanwhile is the next message.
      setText((now) => (now.trim() === message ? '' : now));
      drafts.delete(uuid);
      saidAt.current = 0;
      await onDone();
    } catch (failure) {
      setError(t('chats.not-sent', { why: say(failure) }));
    } finally {
      setSending(false);
      area.current?.focus();
    }
  };
  return (
    <form
      className="grid gap-2 border-line border-t p-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className="flex flex-wrap items-center gap-2">
        {(['answer', 'note'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={mode === one}
            className={`s-btn ${mode === one ? '' : 's-btn-quiet'}`}
            onClick={() => setMode(one)}
          >
            {t(`chats.mode-${one}`)}
          </button>
        ))}
        {mode === 'answer' && (templates.data ?? []).length > 0 && (
          <Menu
            label={t('chats.templates')}
            className="s-btn s-btn-quiet"
            items={(templates.data ?? []).map((template) => ({
              key: template.id,
              label: template.title,
              onSelect: () => {
                change([text.trim(), fillTemplate(template.text, values)].filter(Boolean).join('\n'));
                area.current?.focus();
              },
            }))}
          >
            {t('chats.templates')}
          </Menu>
        )}
        {mode === 'answer' && (
          <Menu
            label={t('chats.cards')}
            className="s-btn s-btn-quiet"
            items={newCards.map((one) => ({
              key: one.type,
              label: t(`chats.${one.type}`),
              onSelect: () => {
                setCard(one);
                // A card comes with words: lists, letters and readers without script have nothing else of it.
                if (text.trim() === '') change(t(`chats.words-${one.type}`));
                area.current?.focus();
              },
            }))}
          >
            {t('chats.cards')}
          </Menu>
        )}
      </div>
      {mode === 'answer' && card && <MessageCardFields card={card} onChange={setCard} />}
      <label htmlFor={id} className="sr-only">
        {t(`chats.label-${mode}`)}
      </label>
      <textarea
        ref={area}
        id={id}
        rows={3}
        maxLength={mode === 'note' ? 2000 : longestMessage}
        className={`s-input ${mode === 'note' ? 'bg-sun-soft text-sun-ink' : ''}`}
        aria-describedby={`${id}-hint`}
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void send();
        }}
      />
      {error !== null && (
        <p role="alert" className="s-error">
          {error}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p id={`${id}-hint`} className="s-hint">
          {t(mode === 'note' ? 'chats.note-hint' : 'chats.hint')}
        </p>
        <button type="submit" className="s-btn s-btn-main" aria-disabled={sending || text.trim() === ''}>
          {t(mode === 'note' ? 'chats.add-note' : 'chats.send')}
        </button>
      </div>
    </form>
  );
}
