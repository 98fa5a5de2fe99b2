// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nobody, personHeader, personKey, unknownPerson } from '#schemas/page-person.ts';
import { customerStorage } from './customer-storage.ts';
import {
  isLeftBehind,
  leaveDevice,
  pagePerson,
  personHeaders,
  takeOverPage,
  tellOtherTabs,
} from './page-person.ts';

/** A page that was asked for at a moment, drawn for somebody. */
function openPage(person: string | null, at: number): void {
  const mark = person === null ? '' : ` data-person="${person}"`;
  document.body.innerHTML = `<div id="mozaika-app"${mark} data-since="${at}"></div>`;
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => vi.useRealTimers());

test('a page’s calls say whom it was drawn for, and nothing where nobody knows', () => {
  openPage('ewa', 1);
  expect([pagePerson(), personHeaders()]).toEqual(['ewa', { [personHeader]: 'ewa' }]);
  openPage(null, 1);
  expect(personHeaders()).toEqual({ [personHeader]: nobody });
  openPage(unknownPerson, 1);
  expect([personHeaders(), isLeftBehind()]).toEqual([{}, false]);
});

describe('whoever signed in last', () => {
  test('property: what the newest page knows stands, in whatever order pages say it; all pages of others are left behind', () => {
    const anyPage = fc.record({
      person: fc.constantFrom('ewa', 'anna', nobody),
      at: fc.integer({ min: 1, max: 999_999 }),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(anyPage, { selector: ({ at }) => at, minLength: 1, maxLength: 8 }),
        (pages) => {
          localStorage.clear();
          const open = ({ person, at }: (typeof pages)[number]) =>
            openPage(person === nobody ? null : person, at);
          for (const page of pages) {
            open(page);
            tellOtherTabs();
          }
          const newest = pages.reduce((one, other) => (other.at > one.at ? other : one));
          for (const page of pages) {
            open(page);
            if (page.person === newest.person) expect(isLeftBehind()).toBe(false);
          }
          open(newest);
          expect(isLeftBehind()).toBe(false);
        },
      ),
    );
  });

  test('signing in takes the page over, signing out ends it; an older page neither changes that nor keeps anything', () => {
    openPage(null, 1);
    takeOverPage('anna');
    expect([pagePerson(), isLeftBehind()]).toEqual(['anna', false]);
    openPage('ewa', 999_999);
    customerStorage('tab').setItem('draft', 'Ewa');
    tellOtherTabs();
    expect([isLeftBehind(), localStorage.getItem(personKey)]).toEqual([true, '1000000 anna']);
    expect([customerStorage('tab').getItem('draft'), sessionStorage.length]).toEqual([null, 0]);
    vi.setSystemTime(1_000_001);
    leaveDevice();
    openPage(null, 1);
    expect(isLeftBehind()).toBe(false);
    openPage('anna', 1_000_000);
    expect(isLeftBehind()).toBe(true);
  });

  test('what a clock wrote that was put back since, and what is none of ours, counts for nothing', () => {
    openPage('ewa', 10);
    for (const text of ['2000000 anna', 'x anna', '', '-5 anna', ' ']) {
      localStorage.setItem(personKey, text);
      expect(isLeftBehind()).toBe(false);
    }
  });
});
