import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { FieldViewProps } from '../../field-kind.ts';
import { controlAttributes } from '../../frame/control-attributes.ts';
import { useTypedText } from '../../frame/use-typed-text.ts';
import { HintPopup } from './hint-popup.tsx';
import { hintSource, meantAnswer } from './hint-source.ts';
import { moveActive } from './move-active.ts';
import { useHints } from './use-hints.ts';

/** Pause in the typing after which hints are asked for, in ms. */
const pause = 200;
const asIs = (text: string) => text;

/** A line of text with hints: the combo box of ARIA 1.2, where the focus stays in the field and the list follows it. */
export function AutocompleteView(props: FieldViewProps<string>) {
  const { field, id, value, allowed, services, onChange } = props;
  const { t } = services;
  const source = hintSource(field, allowed, services.hints);
  const { list, ask, more, again, close } = useHints(source);
  const [active, setActive] = useState(-1);
  const box = useRef<HTMLDivElement>(null);
  const { ref, text, type } = useTypedText({ ...props, read: asIs, show: asIs });
  const listId = `${id}-hints`;
  const open = list.phase !== 'idle';
  const shut = () => {
    setActive(-1);
    close();
  };
  const wonder = (query: string) => {
    setActive(-1);
    if (query.trim() === '') close();
    else ask(query, pause);
  };
  const choose = (item: string) => {
    onChange(item);
    shut();
    ref.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // Keys that write a letter of another script are not for the list.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    const picked = list.items[active];
    if (key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      shut();
    } else if (key === 'Enter' && open && picked !== undefined) {
      event.preventDefault();
      choose(picked);
    } else if (key === 'ArrowDown' && !open) {
      event.preventDefault();
      ask(text, 0);
    } else {
      const next = open ? moveActive(active, key, list.items.length) : undefined;
      if (next === undefined) return;
      event.preventDefault();
      // The last option asks for what follows it, and waits for it there.
      const waits = next === -1 && key === 'ArrowDown' && list.items.length < list.total;
      if (!waits) setActive(next);
      if (next >= list.items.length - 2 || waits) more();
    }
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && box.current?.contains(relatedTarget)) return;
    shut();
    const meant = meantAnswer(value, source?.only ?? null);
    if (meant !== value) onChange(meant);
    props.onBlur();
  };
  return (
    <div ref={box} className="field-combo">
      <input
        type="text"
        spellCheck={false}
        {...controlAttributes(props)}
        autoComplete={field.autocomplete ?? 'off'}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
        ref={ref}
        value={text}
        onChange={(event) => {
          type(event.target.value);
          if (!(event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing))
            wonder(event.target.value);
        }}
        onCompositionEnd={(event) => wonder(event.currentTarget.value)}
        onKeyDown={press}
        onBlur={leave}
        className="input"
      />
      {open && (
        <HintPopup
          id={listId}
          list={list}
          active={active}
          value={value}
          free={!source?.only}
          t={t}
          onChoose={choose}
          onMore={more}
          onAgain={() => {
            again();
            ref.current?.focus();
          }}
          onBlur={leave}
        />
      )}
      <span role="status" className="sr-only">
        {list.phase === 'ready' && list.items.length > 0
          ? t('form.autocomplete.found', { count: list.total })
          : list.phase === 'ready'
            ? t(source?.only ? 'form.autocomplete.nothing' : 'form.autocomplete.nothing-free')
            : list.phase === 'failed'
              ? t('form.autocomplete.failed')
              : ''}
      </span>
    </div>
  );
}
