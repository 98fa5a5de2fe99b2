import { nobody, personHeader, personKey, unknownPerson } from '#schemas/page-person.ts';

/*
 * Whom the running page was drawn for, and whether this browser has learnt since that somebody else is signed in. A document is one person's
 * as long as it lives: a screen that was made for another one is loaded as a document of its own. The device remembers who was signed in
 * last, and since when, so that what a page knows never takes the place of something newer.
 */

const pageElement = (): HTMLElement | null =>
  typeof document === 'undefined' ? null : document.getElementById('mozaika-app');

/** Mark of the person this page was drawn for. */
export const pagePerson = (): string => pageElement()?.dataset['person'] ?? nobody;

/** What each call of this page says of it ({@link personHeader}); nothing where nobody knows whose the page is. */
export function personHeaders(): Readonly<Record<string, string>> {
  const person = pagePerson();
  return person === unknownPerson ? {} : { [personHeader]: person };
}

/** When this page was asked for, in milliseconds since the epoch; 0 for one that the browser took out of its history. */
function pageTime(): number {
  const since = pageElement()?.dataset['since'];
  if (since !== undefined) return Number(since);
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward' ? 0 : performance.timeOrigin;
}

interface Known {
  readonly person: string;
  readonly at: number;
}

const ofNobody: Known = { person: nobody, at: 0 };

function lastKnown(): Known {
  try {
    const [at = '', person = nobody] = (localStorage.getItem(personKey) ?? '').split(' ');
    // What a clock wrote that has been put back since counts for nothing.
    return Number(at) > 0 && Number(at) <= Date.now() ? { person, at: Number(at) } : ofNobody;
  } catch {
    // Where nothing may be kept there is no session either.
    return ofNobody;
  }
}

function remember(person: string, at: number): void {
  try {
    localStorage.setItem(personKey, `${at} ${person}`);
  } catch {
    // As above.
  }
}

/** Says to all tabs of this browser who is signed in, as this page knows it; nothing where they know something newer, or it does not know. */
export function tellOtherTabs(): void {
  const [person, at] = [pagePerson(), pageTime()];
  if (person !== unknownPerson && at > lastKnown().at) remember(person, at);
}

/** Whether somebody else has signed in since this page was made, or nobody is any more: what the page holds is not theirs. */
export function isLeftBehind(): boolean {
  const person = pagePerson();
  const known = lastKnown();
  return person !== unknownPerson && person !== known.person && known.at > pageTime();
}

/** Somebody has signed in on this page, which is theirs from now on. */
export function takeOverPage(person: string): void {
  const page = pageElement();
  const now = Date.now();
  if (page) Object.assign(page.dataset, { person, since: String(now) });
  remember(person, now);
}

/** Nobody is signed in any more: by choice, or because the session is over. */
export const leaveDevice = (): void => remember(nobody, Date.now());
