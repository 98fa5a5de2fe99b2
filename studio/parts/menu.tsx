import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { placeMenu } from './place-menu.ts';

/** One line of a menu: something to do. */
export interface MenuItem {
  readonly key: string;
  readonly label: string;
  readonly icon?: LucideIcon;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** Keys that do the same, for people to read. */
  readonly keys?: string;
  readonly onSelect: () => void;
}

interface Props {
  /** What the menu is about: "Actions of the page Home". */
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** What the button shows; three dots when left out. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** A button with a list of actions, in the browser's popover: above everything, closed by Escape and a click beside it. */
export function Menu({ label, items, children, className }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className ?? 's-btn s-btn-quiet s-icon-btn'}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-label={children === undefined ? label : undefined}
      >
        {children ?? <EllipsisVertical aria-hidden="true" size={18} />}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className="s-menu"
        onToggle={(event) => {
          if (event.newState !== 'open' || !button.current) return;
          placeMenu(event.currentTarget, button.current);
          // Browsers that know `autofocus` in a popover are there already, perhaps some keys further.
          if (!event.currentTarget.contains(document.activeElement)) itemsOf(event.currentTarget)[0]?.focus();
        }}
        onKeyDown={move}
      >
        {items.map(({ key, label: name, icon: Icon, danger, disabled = false, keys, onSelect }, index) => (
          <button
            key={key}
            ref={index === 0 ? focusedAtOnce : undefined}
            type="button"
            role="menuitem"
            tabIndex={-1}
            aria-disabled={disabled}
            className={`s-menu-item ${danger ? 's-menu-item-danger' : ''}`}
            onClick={() => {
              if (disabled) return;
              list.current?.hidePopover();
              onSelect();
            }}
          >
            {Icon && <Icon aria-hidden="true" size={16} className="shrink-0" />}
            <span className="grow">{name}</span>
            {keys && <kbd className="s-hint">{keys}</kbd>}
          </button>
        ))}
      </div>
    </>
  );
}

/**
 * The browser puts the focus here as it opens the popover; its event of that comes later, when a key may be pressed
 * already. React has no such attribute: its own focuses when the element is made.
 */
const focusedAtOnce = (item: HTMLElement | null): void => item?.setAttribute('autofocus', '');

const itemsOf = (menu: Element): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role="menuitem"]'),
];

/** Arrows go round, Home and End to the ends, a letter to the next item that begins with it; Tab leaves. */
function move(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsOf(event.currentTarget);
  const focused = document.activeElement;
  const at = focused instanceof HTMLElement ? items.indexOf(focused) : -1;
  const to = (index: number) => {
    event.preventDefault();
    items.at(index % items.length)?.focus();
  };
  if (event.key === 'ArrowDown') to(at + 1);
  else if (event.key === 'ArrowUp') to(at - 1);
  else if (event.key === 'Home') to(0);
  else if (event.key === 'End') to(-1);
  else if (event.key === 'Tab') event.currentTarget.hidePopover();
  else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
    const turned = [...items.slice(at + 1), ...items.slice(0, at + 1)];
    const letter = event.key.toLowerCase();
    turned.find((item) => item.textContent.trim().toLowerCase().startsWith(letter))?.focus();
  }
}
