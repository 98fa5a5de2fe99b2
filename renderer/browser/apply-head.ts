import type { ClientPlan } from '../tree/client-plan.ts';

/** Brings title, language and head tags of the document to those of the page now shown. */
export function applyHead({ head, locale }: Pick<ClientPlan, 'head' | 'locale'>): void {
  document.title = head.title;
  document.documentElement.lang = locale;
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  for (const { tag, attributes } of head.tags ?? []) {
    const element = document.createElement(tag);
    element.setAttribute('data-head', '');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.head.append(element);
  }
}
