import type { Page } from '@playwright/test';

/**
 * Changes the page as a browser's translator and an extension do: every run of text is put into `<font>`, and something of its own stands
 * behind each field and in the middle of the page.
 */
export const changeHtml = (page: Page): Promise<void> => page.evaluate(change);

/** Runs in the page. */
function change(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (!text.nodeValue?.trim() || text.parentElement?.closest('script,style,noscript,textarea')) continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    text.parentNode?.replaceChild(outer, text);
    outer.append(inner);
    inner.append(text);
  }
  for (const field of document.querySelectorAll('input:not([type=hidden]),textarea')) {
    field.setAttribute('data-foreign', '');
    const icon = document.createElement('div');
    icon.setAttribute('data-foreign-icon', '');
    icon.append(document.createElement('button'));
    field.after(icon);
    field.before(document.createElement('grammarly-extension'));
  }
  document.getElementById('main')?.append(document.createElement('foreign-panel'));
}
