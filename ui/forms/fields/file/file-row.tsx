import { CircleAlert, CircleCheck, FileImage, FileText, X } from 'lucide-react';
import type { FormServices } from '../../field-kind.ts';
import type { FileItem } from './file-list.ts';
import { sizeWords } from './file-words.ts';

interface FileRowProps {
  readonly item: FileItem;
  readonly disabled: boolean;
  readonly services: FormServices;
  readonly onAgain: () => void;
  readonly onRemove: () => void;
}

/** One file: its name, how far it is, and what can be done with it. */
export function FileRow({ item, disabled, services, onAgain, onRemove }: FileRowProps) {
  const { t } = services;
  const { name, state } = item;
  const Kind = /^image\//.test(item.type) || /\.(png|jpe?g)$/i.test(name) ? FileImage : FileText;
  const wrong = state.is === 'failed' || state.is === 'refused';
  const percent = state.is === 'sending' ? Math.round(state.share * 100) : 0;
  const drop = state.is === 'sending' ? 'cancel' : state.is === 'refused' ? 'dismiss' : 'remove';
  return (
    <li className="field-file" data-wrong={wrong ? '' : undefined}>
      <Kind aria-hidden="true" className="field-file-kind" />
      <div className="field-file-words">
        <p className="font-semibold">
          <bdi>{name}</bdi>
        </p>
        {state.is === 'sending' && (
          <>
            <progress value={percent} max={100} aria-label={t('form.file.progress', { name })} />
            <p className="field-hint">{t('form.file.percent', { percent })}</p>
          </>
        )}
        {state.is === 'done' && (
          <p className="field-file-done">
            <CircleCheck aria-hidden="true" />
            {t('form.file.done')}
            {item.size !== null && <span className="text-ink-soft"> · {sizeWords(item.size, services)}</span>}
          </p>
        )}
        {wrong && (
          <p className="field-error flex items-start gap-1.5">
            <CircleAlert aria-hidden="true" className="mt-0.75 size-4.5 flex-none" />
            <span>{state.message}</span>
          </p>
        )}
        {state.is === 'failed' && (
          <button
            type="button"
            disabled={disabled}
            onClick={onAgain}
            aria-label={t('form.file.again', { name })}
            className="field-plain-button"
          >
            {t('form.file.again-words')}
          </button>
        )}
      </div>
      <div className="field-file-acts">
        <button
          type="button"
          data-drop=""
          disabled={disabled}
          onClick={onRemove}
          aria-label={t(`form.file.${drop}`, { name })}
        >
          <X aria-hidden="true" />
        </button>
      </div>
    </li>
  );
}
