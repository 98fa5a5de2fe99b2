// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PageProvider } from '#engine/react/page-context.tsx';
import { testPage } from '../site-header/test-page.ts';
import { Countdown } from './countdown.tsx';
import { daysUntil } from './queries.ts';
import { widget } from './widget.ts';

const at = '2026-12-01T12:00:00+01:00';
const texts = Object.fromEntries(
  Object.entries(widget.texts['pl'] ?? {}).map(([key, text]) => [key.replace('_many', ''), text]),
);
const view = (days: number | null) => (
  <PageProvider page={testPage(texts)}>
    <Countdown
      props={{
        title: 'Promocja',
        at,
        ended: 'Koniec promocji.',
        action: { label: 'Warunki', href: '/info' },
      }}
      slots={{}}
      data={{ days }}
      block={{ id: 'clock', first: false }}
    />
  </PageProvider>
);

let root: Root;
let host: HTMLElement;
let calm = false;

function start(now: string, days: number) {
  vi.setSystemTime(new Date(now));
  host.innerHTML = renderToString(view(days));
  act(() => {
    root = hydrateRoot(host, view(days));
  });
}

const timer = () => host.querySelector('[role=timer]')?.textContent ?? null;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: calm }));
  vi.useFakeTimers();
  calm = false;
  host = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  host.remove();
  vi.useRealTimers();
});

describe('the countdown', () => {
  test('the server tells the date and the days, in words that need no script', () => {
    const html = renderToString(view(10));
    expect(html).toContain('Zostało 10 dni');
    expect(html).toContain('Do 1 grudnia 2026, godz. 12:00 czasu polskiego');
    expect(html).not.toContain('role="timer"');
    root = hydrateRoot(host, null);
  });

  test('the browser ticks every second, and says so to nobody', () => {
    start('2026-11-30T10:58:57+01:00', 1);
    expect(timer()).toBe('1 dni1 godz.1 min3 s');
    pass(1000);
    expect(timer()).toBe('1 dni1 godz.1 min2 s');
    expect(host.querySelector('[role=timer]')?.getAttribute('aria-live')).toBe('off');
  });

  test('it stops at zero, shows the words for after, and takes the button away', () => {
    start('2026-12-01T11:59:58+01:00', 0);
    expect(host.querySelector('a')).not.toBeNull();
    pass(2000);
    expect(timer()).toBeNull();
    expect(host.querySelector('[aria-live=polite]')?.textContent).toBe('Koniec promocji.');
    expect(host.textContent).toContain('Termin minął 1 grudnia 2026');
    expect(host.querySelector('a')).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('[wcag 2.2.2] with less motion it ticks every minute', () => {
    calm = true;
    start('2026-12-01T11:00:30+01:00', 0);
    expect(timer()).toContain('59 min30 s');
    pass(29_000);
    expect(timer()).toContain('59 min30 s');
    pass(1000);
    expect(timer()).toContain('59 min0 s');
  });

  test.each([
    ['2026-11-21', 10],
    ['2026-12-01', 0],
    ['2026-12-02', -1],
  ])('on %s the calendar says %i days', (today, days) => {
    expect(daysUntil(at, today)).toBe(days);
  });

  test('days are those of Poland, also for a moment told in another zone', () => {
    expect(daysUntil('2026-11-30T23:30:00Z', '2026-12-01')).toBe(0);
    expect(daysUntil('2026-13-45T99:00+01:00', '2026-12-01')).toBeNull();
  });
});
