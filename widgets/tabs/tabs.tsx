import { type KeyboardEvent, useRef, useState } from 'react';
import type { ViewProps } from '#registry/widget.ts';
import { itemHeading, SectionHead } from '#ui/design/section-head.tsx';
import { domId } from './dom-id.ts';
import { nextTab } from './next-tab.ts';
import type { TabsProps } from './props.ts';
import { type TabSlot, tabSlots } from './tab-slots.ts';

/** The panel has margins of its own; blocks in it bring none, unless they stand on a colour. */
const panelPlace =
  'mt-4 min-w-0 rounded-card border border-line bg-surface p-6 sm:p-8 [&_.band]:py-0 [&_:not([class*=bg-])>.wrap]:px-0';

/** A panel may hold nothing that takes the focus, so it takes it itself. */
const reachable = { tabIndex: 0 } as const;

/**
 * Panels that take turns (WAI-ARIA tabs pattern, a tab opens as soon as it has the focus). The first one is open from
 * the server on, so nothing moves when the block wakes. In a browser without scripts (`scripting: none`) and on paper
 * the tabs give way to all panels, one under the other, each under its label.
 */
export function Tabs({ props, slots, block }: ViewProps<TabsProps, TabSlot>) {
  const [selected, setSelected] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const Label = itemHeading(block, props.title);
  const tabs = props.labels.flatMap((label, index) => {
    const slot = tabSlots[index];
    const name = domId(block.id, slot ?? '');
    return slot ? [{ label, slot, index, tabId: name, panelId: `${name}-panel` }] : [];
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(event.key, selected, tabs.length);
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setSelected(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <section className="band" aria-label={props.title}>
      <div className="wrap">
        <SectionHead block={block} title={props.title} />
        <div
          ref={list}
          role="tablist"
          aria-label={props.title ?? props.labels.join(', ')}
          className="flex w-fit max-w-full flex-wrap gap-1 rounded-[1.75rem] bg-sunken p-1 noscript:hidden print:hidden"
        >
          {tabs.map(({ label, index, tabId, panelId }) => (
            <button
              key={tabId}
              type="button"
              role="tab"
              id={tabId}
              aria-controls={panelId}
              aria-selected={index === selected}
              tabIndex={index === selected ? 0 : -1}
              onClick={() => setSelected(index)}
              onKeyDown={onKeyDown}
              className="min-h-12 max-w-full grow rounded-full px-5 py-2 font-semibold text-ink-soft hover:text-brand aria-selected:bg-brand aria-selected:text-on-brand sm:grow-0"
            >
              {label}
            </button>
          ))}
        </div>
        {tabs.map(({ label, slot, index, tabId, panelId }) => (
          <div
            key={panelId}
            {...reachable}
            role="tabpanel"
            id={panelId}
            aria-labelledby={tabId}
            className={`${panelPlace} ${index === selected ? '' : 'hidden noscript:block print:block'}`}
          >
            <Label className="mb-3 hidden text-heading noscript:block print:block">{label}</Label>
            {slots[slot]}
          </div>
        ))}
      </div>
    </section>
  );
}

export default Tabs;
