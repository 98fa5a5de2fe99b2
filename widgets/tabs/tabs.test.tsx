// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

const view = (
  <Tabs
    props={{ title: 'Zanim złożysz wniosek', labels: ['Kto może', 'Co przygotować', 'Kiedy odmówimy'] }}
    slots={{ tab1: 'who', tab2: 'what', tab3: 'when', tab4: null, tab5: null, tab6: null }}
    data={{}}
    block={{ id: 'before you apply', first: false }}
  />
);

let root: Root;
let host: HTMLElement;
const tabs = () => [...host.querySelectorAll<HTMLElement>('[role=tab]')];
const tab = (index: number): HTMLElement => {
  const found = tabs()[index];
  if (!found) throw new Error(`There is no tab ${index}.`);
  return found;
};
const openPanels = () =>
  [...host.querySelectorAll('[role=tabpanel]')].filter((panel) => !panel.classList.contains('hidden'));
const press = (on: HTMLElement, key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  act(() => void on.dispatchEvent(event));
  return event;
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(view);
  act(() => {
    root = hydrateRoot(host, view);
  });
});
afterEach(() => {
  act(() => root.unmount());
  host.remove();
});

/** The one tab that is selected, and that it is also the one in the tab order, over the one open panel. */
function expectSelected(index: number) {
  expect(tabs().map((one) => one.getAttribute('aria-selected'))).toEqual(
    [0, 1, 2].map((at) => String(at === index)),
  );
  expect(tabs().map((one) => one.tabIndex)).toEqual([0, 1, 2].map((at) => (at === index ? 0 : -1)));
  expect(openPanels().map((panel) => panel.id)).toEqual([tab(index).getAttribute('aria-controls')]);
}

test('[a11y] the first panel is open from the server on; every panel is named by its tab', () => {
  expectSelected(0);
  for (const panel of host.querySelectorAll('[role=tabpanel]')) {
    const label = panel.getAttribute('aria-labelledby') ?? '';
    expect(document.getElementById(label)?.getAttribute('aria-controls')).toBe(panel.id);
    expect(panel.id).not.toMatch(/\s/);
  }
});

test('[a11y] arrow keys, Home and End move the focus and open the panel', () => {
  tab(0).focus();
  expect(press(tab(0), 'ArrowRight').defaultPrevented).toBe(true);
  expectSelected(1);
  expect(document.activeElement).toBe(tab(1));
  press(tab(1), 'End');
  expectSelected(2);
  press(tab(2), 'ArrowRight');
  expectSelected(0);
  expect(document.activeElement).toBe(tab(0));
});

test('[a11y] keys of the browser stay with it', () => {
  expect(press(tab(0), 'ArrowRight', { altKey: true }).defaultPrevented).toBe(false);
  expect(press(tab(0), 'Tab').defaultPrevented).toBe(false);
  expectSelected(0);
});

test('a click opens a panel', () => {
  act(() => tab(2).click());
  expectSelected(2);
});

test('without scripts every panel shows, under its label instead of its tab', () => {
  const closed = [...host.querySelectorAll('[role=tabpanel].hidden')];
  expect(closed).toHaveLength(2);
  for (const panel of closed) expect(panel.classList).toContain('noscript:block');
  expect(host.querySelector('[role=tablist]')?.classList).toContain('noscript:hidden');
  const labels = [...host.querySelectorAll('[role=tabpanel] > h3')];
  expect(labels.map((label) => label.textContent)).toEqual(tabs().map((one) => one.textContent));
});
