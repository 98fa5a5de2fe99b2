import { type Control, isControl } from './control-state.ts';

/** Controls that were changed by these events. */
export const touchedControls = (events: readonly Event[]): readonly Control[] =>
  events.flatMap(({ type, target }) =>
    (type === 'input' || type === 'change') && isControl(target) ? [target] : [],
  );

/**
 * Gives a block that has just come alive the touches it missed: presses of buttons and keys on them happen again, and Enter in a field sends
 * its form. Links and native controls did their part already.
 * @param standIn the element that stands for one that a touch met
 */
export function replayEvents(events: readonly Event[], standIn: (element: Element) => Element): void {
  const asked = events.findLast(sendsForm)?.target;
  const field = asked instanceof Element && standIn(asked);
  if (field instanceof HTMLInputElement)
    // An event and no `requestSubmit()`: whatever the form makes of it, the browser does not send it by itself.
    field.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  for (const event of events) {
    const pressed =
      event.target instanceof Element
        ? event.target.closest('button:not([type=submit]),[role=tab],[role=button]')
        : null;
    const button = pressed && standIn(pressed);
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
