/** What a person fills in. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);
const isFile = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'file';

/** Whether it holds something else than the server sent: typed, chosen, or filled in by the browser without a word. */
export function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    const sent = options.find((option) => option.defaultSelected) ?? options[0];
    return control.value !== (sent?.value ?? '');
  }
  if (isFile(control)) return Boolean(control.files?.length);
  if (isTick(control)) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/** Gives a control what another holds. */
export function copyState(from: Control, to: Control): void {
  if (isFile(from)) (to as HTMLInputElement).files = from.files;
  else if (isTick(from)) (to as HTMLInputElement).checked = from.checked;
  else to.value = from.value;
}

/** A radio button that is off is so because another of its group is on, which says all. */
export const saysSomething = (control: Control): boolean =>
  control.type !== 'radio' || (isTick(control) && control.checked);

/**
 * Tells React of what a control holds. React notes what it last knew of a control and ignores an event that brings no news: so the note is
 * made to say something else first. The control itself is not written to, which would move the caret and end a word half composed.
 */
export function announce(control: Control): void {
  const { _valueTracker: known } = control as { _valueTracker?: { setValue(value: string): void } };
  if (isTick(control)) {
    known?.setValue(String(!control.checked));
    // A click turns it over: it is turned beforehand, past React, which watches the element's own property.
    const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked');
    native?.set?.call(control, !control.checked);
    control.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return;
  }
  known?.setValue(`${control.value}~`);
  const type = isFile(control) || control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Where the caret stands, or what is selected. */
export type Selection = readonly [start: number, end: number];

/** Null where there is no caret, or the browser does not say: a field of numbers, or for an address of `type=email`. */
export function selectionOf(element: Element | null): Selection | null {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return null;
  const { selectionStart: start, selectionEnd: end } = element;
  return start === null || end === null ? null : [start, end];
}

/** Only where it is not there already: setting it ends a word half composed. */
export function setSelection(control: Control, [start, end]: Selection): void {
  const now = selectionOf(control);
  if (now && (now[0] !== start || now[1] !== end) && !(control instanceof HTMLSelectElement))
    control.setSelectionRange(start, end);
}
