const isControl = (
  target: EventTarget | null,
): target is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/**
 * Gives a block that has just come alive the touches it missed: what was typed or moved counts as changed now, presses
 * of buttons and keys on them happen again, and Enter in a field sends its form. Links and native controls did their part
 * already.
 */
export function replayEvents(events: readonly Event[]): void {
  const changed = new Set<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>();
  for (const event of events) {
    const { target } = event;
    if ((event.type === 'input' || event.type === 'change') && isControl(target)) changed.add(target);
  }
  for (const control of changed) announceValue(control);
  const asked = events.findLast(sendsForm);
  if (asked?.target instanceof HTMLInputElement)
    // An event and no `requestSubmit()`: whatever the form makes of it, the browser does not send it by itself.
    asked.target.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  for (const event of events) {
    const button =
      event.target instanceof Element
        ? event.target.closest('button:not([type=submit]),[role=tab],[role=button]')
        : null;
    if (!button?.isConnected) continue;
    if (event.type === 'click') button.dispatchEvent(new MouseEvent('click', event));
    // Enter and Space on a button already made a click of their own.
    else if (
      event instanceof KeyboardEvent &&
      event.type === 'keydown' &&
      event.key !== 'Enter' &&
      event.key !== ' '
    )
      button.dispatchEvent(new KeyboardEvent('keydown', event));
  }
}

/** Enter in a field of one line; on a button or a box to tick it means something else. */
const sendsForm = (event: Event): boolean =>
  event instanceof KeyboardEvent &&
  event.type === 'keydown' &&
  event.key === 'Enter' &&
  !event.isComposing &&
  event.target instanceof HTMLInputElement &&
  !/^(button|checkbox|radio|file|submit|reset)$/.test(event.target.type);

/**
 * React learns of a value through the element's own `value` property and ignores an event that brings no news. So the
 * property is set to the old value first, and the visitor's value is written underneath it.
 */
function announceValue(control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): void {
  if (control instanceof HTMLInputElement && control.type === 'file') {
    // React hears of files by the event alone, and a chosen file cannot be written back.
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const property =
    control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type) ? 'checked' : 'value';
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property);
  const value: unknown = Reflect.get(control, property);
  Reflect.set(control, property, property === 'checked' ? !value : '');
  native?.set?.call(control, value);
  const event = property === 'checked' ? 'click' : control instanceof HTMLSelectElement ? 'change' : 'input';
  if (event === 'click') native?.set?.call(control, !value);
  control.dispatchEvent(
    event === 'click' ? new MouseEvent('click', { bubbles: true }) : new Event(event, { bubbles: true }),
  );
}
