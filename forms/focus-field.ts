/** What can take the focus by keyboard. */
const focusable =
  'input:not([type=hidden]):not([disabled]), select:not([disabled]), textarea:not([disabled]), button:not([disabled]), [tabindex="0"]';

/** Moves the focus to a field's control: to the first one where there are several. Does nothing for a field that is not there. */
export function focusField(form: ParentNode, alias: string, controlId: string): void {
  const cell = form.querySelector(`[data-field="${CSS.escape(alias)}"]`);
  const own = cell?.querySelector(`#${CSS.escape(controlId)}`);
  const target = own?.matches(focusable) ? own : cell?.querySelector(focusable);
  if (target instanceof HTMLElement) target.focus();
}
