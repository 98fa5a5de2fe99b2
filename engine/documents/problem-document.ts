import type { Block, Page } from '#schemas/page.ts';
import type { Problem } from '../plan.ts';

/** The screen of a problem (specification 2 and 8). Its title is a text key, resolved with the page's texts. */
export function problemDocument(problem: Problem): Page {
  return {
    alias: `error-${problem.status}`,
    title: `error.${problem.status}.title`,
    layout: 'default',
    noindex: true,
    blocks: [block(problem)],
  };
}

function block({ status, text }: Problem): Block {
  switch (status) {
    case 404:
      return { id: 'not-found', type: 'not-found-slider', props: {} };
    case 503:
      return { id: 'site-offline', type: 'site-offline', props: text ? { text } : {} };
    default:
      return { id: 'process-error', type: 'process-error', props: {} };
  }
}
