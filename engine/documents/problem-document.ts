import type { Block, Page } from '#schemas/page.ts';
import { deepFreeze } from '../content/deep-freeze.ts';
import type { Problem } from '../plan.ts';
import { siteContact } from './site-contact.ts';

const madeBySite = new WeakMap<Readonly<Record<string, unknown>>, Map<string, Page>>();
const noSite: Readonly<Record<string, unknown>> = Object.freeze({});

/**
 * The screen of a problem (specification 2 and 8). Its title is a text key, resolved with the page's texts. The same problem of
 * the same site has the very same document: what is made of it is made once, however many addresses lead nowhere.
 * @param site the configuration `site`, whose phone number the screen offers
 */
export function problemDocument(problem: Problem, site: Readonly<Record<string, unknown>> = noSite): Page {
  // Its words are the host's: nothing is kept of them.
  if (problem.text !== undefined) return makeDocument(problem, site);
  const made = madeBySite.get(site) ?? new Map<string, Page>();
  madeBySite.set(site, made);
  const key = String(problem.status);
  const page = made.get(key) ?? deepFreeze(makeDocument(problem, site));
  made.set(key, page);
  return page;
}

const makeDocument = (problem: Problem, site: Readonly<Record<string, unknown>>): Page => ({
  alias: `error-${problem.status}`,
  title: `error.${problem.status}.title`,
  layout: 'default',
  noindex: true,
  blocks: [block(problem, siteContact(site, ['phone']))],
});

function block({ status, text }: Problem, phone: Readonly<Record<string, string>>): Block {
  switch (status) {
    case 404:
      return { id: 'not-found', type: 'not-found-slider', props: {} };
    case 503:
      return { id: 'site-offline', type: 'site-offline', props: text ? { ...phone, text } : phone };
    default:
      return { id: 'process-error', type: 'process-error', props: phone };
  }
}
