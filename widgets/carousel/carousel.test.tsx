// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageProvider } from '#engine/react/page-context.tsx';
import { testPage } from '../site-header/test-page.ts';
import { Carousel } from './carousel.tsx';
import { widget } from './widget.ts';

/** A window 250 px wide over slides 100 px apart, because jsdom lays nothing out. */
const slides = ['Kuchnia', 'Piec', 'Kurs', 'Okna', 'Dach'].map((title, index) => ({ id: `${index}`, title }));
const page = testPage(widget.texts['pl'] ?? {}, { locale: 'pl' });
const view = (shown: typeof slides) => (
  <PageProvider page={page}>
    <Carousel
      props={{ alias: 'stories', slides: [] }}
      slots={{}}
      data={{ carousel: { alias: 'stories', title: 'Historie', slides: shown } }}
      block={{ id: 'stories', first: false }}
    />
  </PageProvider>
);

let root: Root;
let host: HTMLElement;
let scrollLeft: number;

function lay(
  name: 'scrollLeft' | 'clientWidth' | 'scrollWidth' | 'offsetLeft' | 'offsetWidth',
  get: (this: HTMLElement) => number,
) {
  const owner = name.startsWith('offset') ? HTMLElement.prototype : Element.prototype;
  vi.spyOn(owner as HTMLElement, name, 'get').mockImplementation(get);
}

function start(shown: typeof slides) {
  host.innerHTML = renderToString(view(shown));
  act(() => {
    root = hydrateRoot(host, view(shown));
  });
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly report: () => void;
      constructor(report: () => void) {
        this.report = report;
      }
      observe() {
        this.report();
      }
      disconnect() {}
    },
  );
  scrollLeft = 0;
  lay('scrollLeft', () => scrollLeft);
  lay('clientWidth', () => 250);
  lay('scrollWidth', function () {
    return Math.max(250, this.children.length * 100);
  });
  lay('offsetWidth', () => 100);
  lay('offsetLeft', function () {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 100;
  });
  // jsdom has no scrolling of its own.
  Reflect.set(Element.prototype, 'scrollBy', function (this: Element, { left }: { left: number }) {
    scrollLeft = Math.min(Math.max(0, scrollLeft + left), this.scrollWidth - this.clientWidth);
    this.dispatchEvent(new Event('scroll'));
  });
  host = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  host.remove();
  Reflect.deleteProperty(Element.prototype, 'scrollBy');
});

const button = (name: string): HTMLElement => {
  const found = [...host.querySelectorAll('button')].find((one) => one.textContent === name);
  if (!found) throw new Error(`There is no button "${name}".`);
  return found;
};
const spent = (name: string) => button(name).getAttribute('aria-disabled') === 'true';
const press = (name: string) => act(() => button(name).click());
const announced = () => host.querySelector('[aria-live=polite]')?.textContent;

test('[a11y] buttons move by one slide, say where one stands, and stop at the ends', () => {
  start(slides);
  expect([spent('Poprzedni slajd'), spent('Następny slajd')]).toEqual([true, false]);
  press('Następny slajd');
  expect(announced()).toBe('Slajdy od 2 do 4 z 5');
  expect(spent('Poprzedni slajd')).toBe(false);
  press('Następny slajd');
  press('Następny slajd');
  expect(scrollLeft).toBe(250);
  expect(spent('Następny slajd')).toBe(true);
  press('Następny slajd');
  expect(scrollLeft).toBe(250);
  press('Poprzedni slajd');
  expect(scrollLeft).toBe(150);
});

test('[a11y] nothing is announced before the visitor moves', () => {
  start(slides);
  expect(announced()).toBe('');
});

test('slides that all fit leave nothing to scroll', () => {
  start(slides.slice(0, 2));
  expect([spent('Poprzedni slajd'), spent('Następny slajd')]).toEqual([true, true]);
});

test('one slide has no buttons, none has no carousel', () => {
  start(slides.slice(0, 1));
  expect(host.querySelectorAll('button')).toHaveLength(0);
  act(() => root.unmount());
  start([]);
  expect(host.textContent).toBe('');
});
