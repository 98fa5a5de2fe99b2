/** What can take the focus by keyboard. */
const focusable =
  'input:not([type=hidden]):not([disabled]), select:not([disabled]), textarea:not([disabled]), button:not([disabled]), [tabindex="0"]';

/** Moves the focus to a field's control: to the first one where there are several. Does nothing for a field that is not there. */
export function focusField(form: ParentNode, alias: string, controlId: string): void {
  const cells = [...form.querySelectorAll('[data-field]')];
  const cell = cells.find((one) => one.getAttribute('data-field') === alias);
  const controls = [...(cell?.querySelectorAll<HTMLElement>(focusable) ?? [])];
  (controls.find((control) => control.id === controlId) ?? controls[0])?.focus();
}
