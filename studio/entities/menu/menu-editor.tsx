import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { MenuItem } from '#schemas/menu.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import type { BodyEditorProps } from '../../fields/body-editor-props.ts';
import { MenuItemForm } from './menu-item-form.tsx';
import { MenuLevel } from './menu-level.tsx';
import {
  changeMenuItem,
  insertMenuItem,
  type MenuMove,
  type MenuPlace,
  menuItemAt,
  moveMenuItem,
  removeMenuItem,
} from './menu-tree.ts';

const newItem = (): MenuItem => ({ id: crypto.randomUUID(), title: '', link: '/', submenu: [] });

/** The tree of a menu: entries are moved up, down, in and out by keys, buttons and dragging, and written beside it. */
export default function MenuEditor({ value, onChange, errors, readOnly, locale }: BodyEditorProps) {
  const { t } = useStudioTexts();
  // What is stored was checked by the platform when it was written.
  const menu = Array.isArray(value) ? (value as MenuItem[]) : [];
  const [chosen, setChosen] = useState<MenuPlace | null>(menu.length > 0 ? [0] : null);
  const [announcement, setAnnouncement] = useState('');
  const form = useRef<HTMLDivElement>(null);
  const item = chosen && menuItemAt(menu, chosen);
  const add = (place: MenuPlace) => {
    onChange(insertMenuItem(menu, place, newItem()));
    setChosen(place);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('input')?.focus());
  };
  const move = (place: MenuPlace, how: MenuMove) => {
    const moved = moveMenuItem(menu, place, how);
    if (!moved) return;
    onChange(moved.menu);
    setChosen(moved.place);
    setAnnouncement(
      t('entities.menu-moved', { level: moved.place.length, place: (moved.place.at(-1) ?? 0) + 1 }),
    );
  };
  const pointer = chosen ? `/${chosen.join('/submenu/')}` : '';
  return (
    <div className="grid grid-cols-1 items-start gap-5 desktop:grid-cols-2">
      <div className="grid min-w-0 grid-cols-1 gap-3">
        <h2 className="text-heading">{t('entities.menu-tree')}</h2>
        {menu.length === 0 && <p className="s-hint">{t('entities.menu-empty')}</p>}
        <MenuLevel
          menu={menu}
          parent={[]}
          chosen={chosen}
          errors={errors}
          readOnly={readOnly}
          onChoose={setChosen}
          onMove={move}
          onDrop={(from, to) => {
            const dragged = menuItemAt(menu, from);
            // Nothing is put into itself.
            if (!dragged || to.join().startsWith(from.join())) return;
            const without = removeMenuItem(menu, from);
            const place = shifted(to, from);
            onChange(insertMenuItem(without, place, dragged));
            setChosen(place);
          }}
        />
        {!readOnly && (
          <div className="flex flex-wrap gap-2">
            <button type="button" className="s-btn" onClick={() => add([menu.length])}>
              <Plus aria-hidden="true" size={16} />
              {t('entities.menu-add')}
            </button>
            {chosen && item && chosen.length < 3 && (
              <button
                type="button"
                className="s-btn s-btn-quiet"
                onClick={() => add([...chosen, item.submenu.length])}
              >
                <Plus aria-hidden="true" size={16} />
                {t('entities.menu-add-below', { title: item.title })}
              </button>
            )}
          </div>
        )}
        <p className="s-hint">{t('entities.menu-keys')}</p>
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </div>
      {chosen && item && (
        <div ref={form} className="rounded-lg border border-line p-4">
          <MenuItemForm
            key={item.id}
            item={item}
            pointer={pointer}
            errors={errors}
            locale={locale}
            readOnly={readOnly}
            onChange={(next) => onChange(changeMenuItem(menu, chosen, () => next))}
            onRemove={() => {
              onChange(removeMenuItem(menu, chosen));
              setChosen(null);
              setAnnouncement(t('entities.menu-removed', { title: item.title }));
            }}
          />
        </div>
      )}
    </div>
  );
}

/** A place as it is after `gone` was taken out before it. */
function shifted(place: MenuPlace, gone: MenuPlace): MenuPlace {
  const depth = gone.length - 1;
  const isAfter =
    place.length > depth &&
    place.slice(0, depth).join() === gone.slice(0, depth).join() &&
    (place[depth] ?? 0) > (gone[depth] ?? 0);
  return isAfter ? place.map((index, i) => (i === depth ? index - 1 : index)) : place;
}
