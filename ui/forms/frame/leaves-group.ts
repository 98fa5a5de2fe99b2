import type { FocusEvent } from 'react';

/** Whether the focus that leaves this control also leaves the fieldset it stands in. */
export function leavesGroup({ currentTarget, relatedTarget }: FocusEvent): boolean {
  const group = currentTarget.closest('fieldset');
  return !(relatedTarget instanceof Node && group?.contains(relatedTarget));
}
