import { clearAttribution } from '#engine/react/attribution-cookie.ts';
import { consentCategories, consentCookie, consentGiven } from './consent-cookie.ts';
import { consentInForce } from './consent-in-force.ts';
import { ranWithout, startScripts } from './consent-scripts.ts';

/*
 * Asks for consent, keeps the answer and acts on it. Fetched only where there is something to ask, to start or to change
 * (`watch-consent.ts`). The question itself is the widget `cookie-consent`; it stands hidden in every page, because a
 * page in a cache cannot know who has answered.
 */

const root = document.documentElement;
const bar = () => document.querySelector<HTMLElement>('[data-consent-form="bar"]');
const versionOf = (form: Element | null) => form?.getAttribute('data-version') ?? '1';

/** The link that opened the bar, to go back to. */
let opener: HTMLElement | null = null;

/** Brings the page in line with what the visitor has said so far. Harmless to call again. */
export function refreshConsent(): void {
  const consent = consentInForce();
  for (const box of document.querySelectorAll<HTMLInputElement>('[data-consent-form] input[name]'))
    box.checked = consent?.categories.some((category) => category === box.name) ?? false;
  for (const form of document.querySelectorAll('[data-consent-form]'))
    showAnswer(form, consent ? consent.categories.length : null);
  if (consent) {
    void startScripts(consent.categories);
    // Who waits for an answer reads it from the cookie.
    dispatchEvent(new Event(consentGiven));
  } else showBar();
}

/** Shows the question again, whatever was answered, and leads the focus to it. */
export function openConsent(): void {
  opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  refreshConsent();
  showBar();
  // Who comes back wants to see what they chose, and to change it.
  toggleDetails(bar(), true);
  bar()?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
}

/** Says what was chosen, of however many kinds the form asks for; nothing before an answer. */
function showAnswer(form: Element, agreed: number | null): void {
  const asked = form.querySelectorAll('input[name]').length;
  const answer = agreed === null ? '' : agreed === 0 ? 'none' : agreed < asked ? 'some' : 'all';
  for (const line of form.querySelectorAll<HTMLElement>('[data-consent-answer]'))
    line.hidden = line.dataset['consentAnswer'] !== answer;
}

/** Does what a button of the question is for. */
export function chooseConsent(button: Element): void {
  const form = button.closest<HTMLElement>('[data-consent-form]');
  const choice = button.getAttribute('data-consent-choice');
  if (!form) return;
  if (choice === 'open') {
    toggleDetails(form);
    return;
  }
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[name]')];
  const wanted = boxes.filter((box) => choice === 'all' || (choice === 'chosen' && box.checked));
  const categories = consentCategories.filter((category) => wanted.some(({ name }) => name === category));
  // biome-ignore lint/suspicious/noDocumentCookie: phones of 2023 have no cookie store
  document.cookie = consentCookie({ version: versionOf(form), categories }, location.protocol === 'https:');
  // What was kept under an earlier answer goes with it.
  if (!categories.includes('marketing') && !document.querySelector('[data-attribution="always"]'))
    clearAttribution();
  hideBar();
  // Scripts that have run cannot be stopped; a fresh page does not start them.
  if (ranWithout(categories)) {
    location.reload();
    return;
  }
  refreshConsent();
  const saved = form.querySelector<HTMLElement>('[data-consent-saved]');
  if (saved) saved.hidden = false;
}

function toggleDetails(form: Element | null, open?: boolean): void {
  const details = form?.querySelector<HTMLElement>('[data-consent-details]');
  const button = form?.querySelector('[data-consent-choice="open"]');
  if (!details || !button) return;
  details.hidden = !(open ?? details.hidden);
  button.setAttribute('aria-expanded', String(!details.hidden));
  keepClear();
  if (!details.hidden) details.querySelector<HTMLInputElement>('input[name]')?.focus();
}

/** Marked on the root, and not on the bar: a move inside the site may put a new bar in its place. */
function showBar(): void {
  if (!bar()) return;
  root.dataset['consent'] = 'ask';
  keepClear();
}

function hideBar(): void {
  delete root.dataset['consent'];
  toggleDetails(bar(), false);
  // The next press of the link must be a change of the address again.
  if (location.hash === '#cookie-consent')
    history.replaceState(history.state, '', location.pathname + location.search);
  opener?.focus();
  opener = null;
}

/** Whether anything was pressed or got the focus yet, which is what the browser scrolls to. */
let inUse = document.activeElement !== document.body;

/**
 * Keeps room under the page, so that its end and whatever has the focus can be scrolled clear of the bar (2.4.11), and notices above
 * it. Each is told by itself: a value that all of the page inherits has a browser look at every element again, for whoever comes first.
 * So may a first style of the root's own (Chromium 156, now and then, where it has dozens of variables): nothing is scrolled to before
 * a press or the focus, so it waits for one.
 */
function keepClear(): void {
  const height = root.dataset['consent'] === 'ask' ? (bar()?.offsetHeight ?? 0) : 0;
  if (inUse) root.style.scrollPaddingBottom = height === 0 ? '' : `${height + 16}px`;
  document.body.style.paddingBottom = height === 0 ? '' : `${height}px`;
  for (const notices of document.querySelectorAll<HTMLElement>('.notices, #mozaika-offline-notice'))
    notices.style.setProperty('--consent-bar', height === 0 ? '' : `${height + 16}px`);
}

for (const use of ['keydown', 'pointerdown', 'focusin'])
  addEventListener(
    use,
    () => {
      if (inUse) return;
      inUse = true;
      keepClear();
    },
    { capture: true, once: true },
  );
addEventListener('resize', keepClear);
new ResizeObserver(keepClear).observe(document.body);
// The notices of what is awake come to the page when the first of it wakes.
new MutationObserver(keepClear).observe(document.body, { childList: true });
