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
    found
      .querySelector<HTMLElement>('input, textarea, select, [contenteditable=true], button')
      ?.focus({ preventScroll: true });
    return;
  }
}
