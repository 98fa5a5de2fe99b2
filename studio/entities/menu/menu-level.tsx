import { ArrowDown, ArrowUp, IndentDecrease, IndentIncrease, type LucideIcon } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import type { MenuItem } from '#schemas/menu.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { type MenuMove, type MenuPlace, menuMoves, menuMoveTarget, sameMenuPlace } from './menu-tree.ts';

interface Props {
  readonly menu: readonly MenuItem[];
  readonly parent: MenuPlace;
  readonly chosen: MenuPlace | null;
  readonly errors: Readonly<Record<string, string>>;
  readonly readOnly: boolean;
  readonly onChoose: (place: MenuPlace) => void;
  readonly onMove: (place: MenuPlace, move: MenuMove) => void;
  readonly onDrop: (from: MenuPlace, to: MenuPlace) => void;
  readonly items?: readonly MenuItem[];
}

const icons: Readonly<Record<MenuMove, LucideIcon>> = {
  up: ArrowUp,
  down: ArrowDown,
  in: IndentIncrease,
  out: IndentDecrease,
};
const keys: ReadonlyMap<string, MenuMove> = new Map<string, MenuMove>([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowRight', 'in'],
  ['ArrowLeft', 'out'],
]);

/** One level of a menu's tree with everything below it. */
export function MenuLevel(props: Props) {
  const { menu, parent, items = menu } = props;
  if (items.length === 0) return null;
  return (
    <ul
      className={
        parent.length === 0
          ? 'grid grid-cols-1 gap-1'
          : 'ms-5 mt-1 grid grid-cols-1 gap-1 border-line border-s ps-2'
      }
    >
      {items.map((item, i) => {
        const place = [...parent, i];
        return (
          <li key={item.id}>
            <MenuRow {...props} item={item} place={place} />
            <MenuLevel {...props} parent={place} items={item.submenu} />
          </li>
        );
      })}
    </ul>
  );
}

function MenuRow(props: Props & { readonly item: MenuItem; readonly place: MenuPlace }) {
  const { menu, item, place, chosen, errors, readOnly, onChoose, onMove, onDrop } = props;
  const { t } = useStudioTexts();
  const row = useRef<HTMLButtonElement>(null);
  const isChosen = chosen !== null && sameMenuPlace(chosen, place);
  const pointer = `/${place.join('/submenu/')}`;
  const isWrong = ['title', 'link', 'id'].some((name) => Object.hasOwn(errors, `${pointer}/${name}`));
  const hadFocus = useRef(false);
  useEffect(() => {
    // Moved by key: the focus goes with the row, wherever the tree drew it anew.
    if (isChosen && hadFocus.current) row.current?.focus();
  }, [isChosen]);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = event.altKey && !event.ctrlKey && !event.metaKey ? keys.get(event.key) : undefined;
    if (!move || readOnly) return;
    event.preventDefault();
    hadFocus.current = true;
    onMove(place, move);
    requestAnimationFrame(() => document.getElementById(`menu-${item.id}`)?.focus());
  };
  return (
    <div
      role="presentation"
      draggable={!readOnly}
      className={`flex items-center gap-0.5 rounded-lg border ${isWrong ? 'border-danger' : isChosen ? 'border-brand bg-brand-soft' : 'border-line bg-surface'}`}
      {...dragging(place, onDrop)}
    >
      <button
        ref={row}
        id={`menu-${item.id}`}
        type="button"
        aria-pressed={isChosen}
        className="flex min-h-9 min-w-0 grow items-center gap-2 px-2.5 text-start"
        onClick={() => onChoose(place)}
        onKeyDown={onKeyDown}
      >
        <span className="truncate font-medium">{item.title || t('entities.menu-untitled')}</span>
        <span className="s-hint truncate font-mono max-tablet:hidden">{item.link}</span>
      </button>
      {isChosen &&
        !readOnly &&
        menuMoves.map((move) => {
          const Icon = icons[move];
          const isOff = menuMoveTarget(menu, place, move) === null;
          return (
            <button
              key={move}
              type="button"
              className="grid size-8 shrink-0 place-items-center rounded-md hover:bg-surface aria-disabled:opacity-40"
              aria-label={t(`entities.menu-${move}`, { title: item.title })}
              title={t(`entities.menu-${move}`, { title: item.title })}
              aria-disabled={isOff}
              onClick={() => {
                if (!isOff) onMove(place, move);
              }}
            >
              <Icon aria-hidden="true" size={16} />
            </button>
          );
        })}
    </div>
  );
}

const type = 'application/x-mozaika-menu';

/** An entry is dropped before the one it is let go on. */
const dragging = (place: MenuPlace, onDrop: Props['onDrop']) => ({
  onDragStart: (event: DragEvent) => {
    event.dataTransfer.setData(type, JSON.stringify(place));
    event.dataTransfer.effectAllowed = 'move' as const;
  },
  onDragOver: (event: DragEvent) => {
    if (event.dataTransfer.types.includes(type)) event.preventDefault();
  },
  onDrop: (event: DragEvent) => {
    const from = event.dataTransfer.getData(type);
    if (from === '') return;
    event.preventDefault();
    const read: unknown = JSON.parse(from);
    if (Array.isArray(read)) onDrop(read.map(Number), place);
  },
});
