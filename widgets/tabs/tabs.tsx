import { type KeyboardEvent, useRef, useState } from 'react';
import type { ViewProps } from '#registry/widget.ts';
import { nextTab } from './next-tab.ts';
import type { TabSlot, TabsProps } from './props.ts';

/**
 * Panels that take turns. The first one is open from the server on, so nothing moves when the block wakes. In a browser
 * without scripts the style sheet shows all panels, one under the other (`scripting: none`).
 */
export function Tabs({ props, slots, block }: ViewProps<TabsProps, TabSlot>) {
  const [selected, setSelected] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const Heading = block.first ? 'h1' : 'h2';
  const tabId = (index: number) => `${block.id}-tab-${index}`;
  const panelId = (index: number) => `${block.id}-panel-${index}`;

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(event.key, selected, props.labels.length);
    if (next === null) return;
    event.preventDefault();
    setSelected(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <section className="band" aria-label={props.title}>
      <div className="wrap">
        {props.title && <Heading className="mb-6 text-title">{props.title}</Heading>}
        <div
          ref={list}
          role="tablist"
          aria-label={props.title ?? props.labels.join(', ')}
          className="flex flex-wrap gap-2"
        >
          {props.labels.map((label, index) => (
            <button
              key={label}
              type="button"
              role="tab"
              id={tabId(index)}
              aria-controls={panelId(index)}
              aria-selected={index === selected}
              tabIndex={index === selected ? 0 : -1}
              onClick={() => setSelected(index)}
              onKeyDown={onKeyDown}
              className="min-h-12 rounded-full border-2 border-line px-5 font-semibold text-ink-soft hover:border-brand hover:text-brand aria-selected:border-brand aria-selected:bg-brand aria-selected:text-on-brand"
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      {props.labels.map((label, index) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without anything to focus must be reachable itself
        <div
          key={label}
          role="tabpanel"
          id={panelId(index)}
          aria-labelledby={tabId(index)}
          tabIndex={0}
          hidden={index !== selected}
          className="tab-panel"
        >
          {slots[`tab${index + 1}` as TabSlot]}
        </div>
      ))}
    </section>
  );
}

export default Tabs;
