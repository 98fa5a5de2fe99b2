import { Drawer } from '@puckeditor/core';
import { Lock, Plus, Search } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Registry } from '#registry/registry.ts';
import { type Widget, widgetCategories } from '#registry/widget.ts';
import type { Block } from '#schemas/page.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { findPlaced } from '../blocks/block-tree.ts';
import { mayStand } from '../blocks/may-stand.ts';
import { useEditorState } from '../workspace/editor-context.tsx';

/** Where a block from the palette goes. */
export type PaletteTarget =
  | { readonly after: string | null }
  | { readonly parent: string; readonly slot: string };

interface Props {
  readonly target: PaletteTarget;
  readonly onAdded: () => void;
  /** Back to where a place was chosen, without filling it. */
  readonly onLeave: () => void;
}

/** Every widget of the house, by kind: dragged onto the canvas, or put in place with its button. */
export function Palette({ target, onAdded, onLeave }: Props) {
  const { t, locale } = useStudioTexts();
  const id = useId();
  const { registry, editor, commands } = useEditorState();
  const [query, setQuery] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const place = useMemo(
    () => placeNames(target, editor.current().blocks, registry),
    [target, editor, registry],
  );
  useEffect(() => {
    // Asked for a place: what was pressed is gone, or stands in the canvas.
    if ('slot' in target) search.current?.focus();
  }, [target]);
  const groups = useMemo(() => {
    const words = query.toLocaleLowerCase().trim();
    const fits = ({ title, description, type }: Widget) =>
      `${title} ${description} ${type}`.toLocaleLowerCase().includes(words);
    const blocks = editor.current().blocks;
    const holder = 'parent' in target ? findPlaced(blocks, target.parent)?.block : undefined;
    const slot = 'slot' in target ? target.slot : '';
    const shown = registry.widgets.filter(
      (widget) =>
        fits(widget) &&
        !isExampleOfDevelopers(widget) &&
        (!holder || mayStand(registry, { parent: holder, slot, type: widget.type })),
    );
    return widgetCategories
      .map((category) => ({
        category,
        widgets: shown
          .filter((widget) => widget.category === category)
          .toSorted((a, b) => a.title.localeCompare(b.title, locale)),
      }))
      .filter(({ widgets }) => widgets.length > 0);
  }, [query, registry, editor, target, locale]);
  const add = (type: string) => {
    commands.add(
      type,
      'parent' in target
        ? { parent: target.parent, slot: target.slot, index: Number.MAX_SAFE_INTEGER }
        : target,
    );
    onAdded();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-3">
      {place && (
        <div className="grid gap-2 rounded-lg bg-brand-soft p-3 text-brand-strong">
          <p id={`${id}-place`}>{t('editor.filling', place)}</p>
          <button type="button" className="s-btn s-btn-quiet justify-self-start" onClick={onLeave}>
            {t('editor.filling-leave')}
          </button>
        </div>
      )}
      <label className="relative block">
        <span className="sr-only">{t('editor.palette-search')}</span>
        <Search aria-hidden="true" size={16} className="absolute start-3 top-2.5 text-ink-soft" />
        <input
          ref={search}
          type="search"
          aria-describedby={place ? `${id}-place` : undefined}
          className="s-input ps-9"
          placeholder={t('editor.palette-search')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !place) return;
            event.preventDefault();
            onLeave();
          }}
        />
      </label>
      {groups.length === 0 && <p className="text-ink-soft">{t('editor.palette-none')}</p>}
      {groups.map(({ category, widgets }) => (
        <section key={category} aria-label={t(`editor.category-${category}`)}>
          <h3 className="pb-1.5 font-semibold text-ink-soft text-small">
            {t(`editor.category-${category}`)}
          </h3>
          <Drawer>
            {widgets.map((widget) => (
              <PaletteItem key={widget.type} widget={widget} onAdd={() => add(widget.type)} />
            ))}
          </Drawer>
        </section>
      ))}
    </div>
  );
}

/** Names of a place and of the block it is in; null where a block goes onto the page. */
function placeNames(
  target: PaletteTarget,
  blocks: readonly Block[],
  registry: Registry,
): { readonly place: string; readonly block: string } | null {
  if (!('slot' in target)) return null;
  const holder = findPlaced(blocks, target.parent)?.block;
  const widget = holder && registry.get(holder.type);
  const definition = widget && Object.entries(widget.slots).find(([name]) => name === target.slot)?.[1];
  return definition ? { place: definition.title, block: widget.title } : null;
}

function PaletteItem({ widget, onAdd }: { readonly widget: Widget; readonly onAdd: () => void }) {
  const { t } = useStudioTexts();
  const { title, description, access, guidance } = widget;
  // The button stands beside what is dragged: one in the other could not be told apart by a screen reader.
  return (
    <div className="ed-palette-item" title={guidance?.use ?? description}>
      <div className="min-w-0 grow">
        <Drawer.Item name={widget.type}>
          {() => (
            <span className="grid min-w-0 py-1">
              <span className="flex items-center gap-1.5 font-medium">
                {title}
                {access.kind !== 'open' && (
                  <Lock role="img" aria-label={t('editor.row-locked')} size={14} className="text-ink-soft" />
                )}
              </span>
              <span className="ed-row-hint">{description}</span>
            </span>
          )}
        </Drawer.Item>
      </div>
      <button
        type="button"
        className="s-btn s-btn-quiet s-icon-btn shrink-0"
        aria-label={t('editor.add', { title })}
        onClick={onAdd}
      >
        <Plus aria-hidden="true" size={18} />
      </button>
    </div>
  );
}

/** Parts of the developers' gallery have no place on a page of the site. */
const isExampleOfDevelopers = ({ type }: Widget): boolean =>
  type.startsWith('gallery-') || type.startsWith('sandbox-') || type === 'form-constructor-example';
