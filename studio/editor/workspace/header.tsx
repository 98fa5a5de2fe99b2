import { ArrowLeft, Keyboard, Redo2, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { ContentEntry } from '#schemas/content-entry.ts';
import type { Language } from '#schemas/language.ts';
import { useSiteLanguages } from '../../app/site-languages.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { PlanButton } from '../../history/plans/plan-button.tsx';
import { StatusBadge } from '../../parts/badge.tsx';
import type { SaveState } from '../draft/draft-saver.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { SaveBadge } from './save-badge.tsx';
import { type Editor, useHistorySteps } from './use-editor.ts';
import { type Width, WidthSwitch } from './widths.tsx';

interface Props {
  readonly title: string;
  readonly entry: ContentEntry;
  readonly save: SaveState;
  readonly editor: Editor;
  readonly languages: readonly Language[];
  readonly locale: string;
  readonly onLocale: (locale: string) => void;
  readonly width: Width;
  readonly onWidth: (width: Width) => void;
  /** Who else is here. */
  readonly people?: ReactNode;
  /** What is done with the whole page: checks, preview, history, publication. */
  readonly actions?: ReactNode;
}

/** Head of the editor: where one is, whether it is stored, and what can be done with the whole page. */
export function EditorHeader(props: Props) {
  const { title, entry, save, editor, languages, locale, onLocale, width, onWidth, people, actions } = props;
  const { t } = useStudioTexts();
  const [keys, setKeys] = useState(false);
  const { past, future } = useHistorySteps();
  // Those that pages can be looked at in; the one it is opened in, before the first answer.
  const opened = useSiteLanguages().filter((one) => one.locale === locale);
  const known =
    languages.length > 0 ? languages.map((one) => ({ locale: one.locale, name: one.selftitle })) : opened;
  return (
    <header className="ed-header">
      <div className="flex min-w-0 items-center gap-2">
        <Link to="/pages" className="s-btn s-btn-quiet s-icon-btn shrink-0" aria-label={t('editor.back')}>
          <ArrowLeft aria-hidden="true" size={18} />
        </Link>
        <div className="min-w-0">
          <h1 className="truncate font-semibold text-heading">{title}</h1>
          <p className="truncate text-ink-soft text-small">/{entry.key}</p>
        </div>
        <StatusBadge status={entry.status} />
        <PlanButton entry={entry} title={title} compact />
        <SaveBadge state={save} editor={editor} />
      </div>
      <div className="flex items-center gap-2">
        <label className="sr-only" htmlFor="editor-language">
          {t('editor.language')}
        </label>
        <select
          id="editor-language"
          className="s-input w-auto"
          value={locale}
          onChange={(event) => onLocale(event.target.value)}
        >
          {known.map(({ locale: one, name }) => (
            <option key={one} value={one} lang={one}>
              {name}
            </option>
          ))}
        </select>
        <WidthSwitch value={width} onChange={onWidth} />
        <div className="flex">
          <IconButton label={t('editor.undo')} disabled={!past} onClick={editor.undo}>
            <Undo2 aria-hidden="true" size={18} />
          </IconButton>
          <IconButton label={t('editor.redo')} disabled={!future} onClick={editor.redo}>
            <Redo2 aria-hidden="true" size={18} />
          </IconButton>
          <IconButton label={t('editor.keys')} onClick={() => setKeys(true)}>
            <Keyboard aria-hidden="true" size={18} />
          </IconButton>
        </div>
      </div>
      <div className="ms-auto flex flex-wrap items-center justify-end gap-2">
        {people}
        {actions}
      </div>
      {keys && <KeysDialog onClose={() => setKeys(false)} />}
    </header>
  );
}

function IconButton({
  label,
  disabled = false,
  onClick,
  children,
}: {
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}) {
  // Not `disabled`: a button that loses the focus under the finger is lost for the keyboard.
  return (
    <button
      type="button"
      className="s-btn s-btn-quiet s-icon-btn"
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
    >
      {children}
    </button>
  );
}
