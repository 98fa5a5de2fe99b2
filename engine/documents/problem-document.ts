import type { Block, Page } from '#schemas/page.ts';
import type { Problem } from '../plan.ts';
import { siteContact } from './site-contact.ts';

/**
 * The screen of a problem (specification 2 and 8). Its title is a text key, resolved with the page's texts.
 * @param site the configuration `site`, whose phone number the screen offers
 */
export function problemDocument(problem: Problem, site: Readonly<Record<string, unknown>> = {}): Page {
  return {
    alias: `error-${problem.status}`,
    title: `error.${problem.status}.title`,
    layout: 'default',
    noindex: true,
    blocks: [block(problem, siteContact(site, ['phone']))],
  };
}

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
