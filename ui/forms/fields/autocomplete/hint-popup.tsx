import { type FocusEvent, useEffect } from 'react';
import type { FormServices } from '../../field-kind.ts';
import type { HintList } from './use-hints.ts';

interface HintPopupProps {
  readonly id: string;
  readonly list: HintList;
  /** Place of the option the arrow keys are at; -1 for none. */
  readonly active: number;
  readonly value: string;
  /** Whether an answer that is not on the list is taken too. */
  readonly free: boolean;
  readonly t: FormServices['t'];
  readonly onChoose: (value: string) => void;
  readonly onMore: () => void;
  readonly onAgain: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** The hints under the field, and what is said when there are none. More of them come as the end of the list nears. */
export function HintPopup(props: HintPopupProps) {
  const { id, list, active, value, free, t } = props;
  const words = popupWords(list, free, t);
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);
  return (
    <div className="field-hints">
      <div
        id={id}
        role="listbox"
        // The arrow keys of the field move through it; it is no stop of its own.
        tabIndex={-1}
        aria-label={t('form.autocomplete.list')}
        aria-busy={list.phase === 'loading' || list.phase === 'more' || undefined}
        className="field-hints-list"
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          if (scrollTop + clientHeight > scrollHeight - 80) props.onMore();
        }}
      >
        {[...list.items.entries()].map(([at, item]) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field chooses the option the arrow keys are at
          <div
            key={item}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={item === value}
            data-active={at === active ? '' : undefined}
            className="field-hints-option"
            // The field keeps the focus, and a phone its keyboard.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => props.onChoose(item)}
          >
            {item}
          </div>
        ))}
      </div>
      {words && <p className="field-hints-words">{words}</p>}
      {list.phase === 'failed' && (
        <button type="button" className="field-plain-button" onClick={props.onAgain} onBlur={props.onBlur}>
          {t('form.autocomplete.again')}
        </button>
      )}
    </div>
  );
}

/** What stands under the options; null while they speak for themselves. */
function popupWords({ phase, items }: HintList, free: boolean, t: FormServices['t']): string | null {
  if (phase === 'failed') return t('form.autocomplete.failed');
  if (phase === 'more') return t('form.autocomplete.more');
  if (items.length > 0) return null;
  if (phase === 'loading') return t('form.autocomplete.loading');
  return t(free ? 'form.autocomplete.nothing-free' : 'form.autocomplete.nothing');
}
