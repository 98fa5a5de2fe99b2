/** Brings the field at the pointer into view and puts the focus in it; the nearest that holds it, where there is none. */
export function showField(root: HTMLElement, pointer: string): void {
  const names = pointer.split('/');
  for (let length = names.length; length > 0; length--) {
    const wanted = names.slice(0, length).join('/');
    const found = [...root.querySelectorAll<HTMLElement>('[data-field]')].find(
      (one) => one.dataset['field'] === wanted,
    );
    if (!found) continue;
    found.scrollIntoView({ block: 'center' });
    const target =
      found.querySelector<HTMLElement>('input, textarea, select, [contenteditable=true]') ??
      found.querySelector<HTMLElement>('button');
    target?.focus({ preventScroll: true });
    return;
  }
}

/**
 * Shows a field, and again when controls whose code was still on its way are there: the first rich text of a session is
 * one. Whoever went elsewhere meanwhile stays there. @returns ends the waiting
 */
export function showFieldWhenThere(root: HTMLElement, pointer: string): () => void {
  const isWaiting = () => root.querySelector('[aria-busy=true]') !== null;
  showField(root, pointer);
  const focused = document.activeElement;
  const observer = new MutationObserver(() => {
    if (isWaiting()) return;
    observer.disconnect();
    if (document.activeElement === focused) showField(root, pointer);
  });
  if (isWaiting()) observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}
