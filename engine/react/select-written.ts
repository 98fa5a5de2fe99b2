/**
 * Runs what may put a kept text into a field that has the focus already, and selects that text: what is typed next replaces it, and is not
 * joined to it. A field that is left alone keeps its caret.
 * @param write may set the value, or the state that React writes it from in this task
 */
export function selectWritten(write: () => void): void {
  const { activeElement: field } = document;
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  const before = isText && field.value;
  write();
  queueMicrotask(() => {
    if (isText && field === document.activeElement && field.value !== before) field.select();
  });
}
