/** Name of the field here that a field of the call is shown at: `contact/email` -> `email`, `consents/<uuid>` -> its tick. */
export function fieldOfServer(name: string): string {
  const parts = name.split('/').filter((part) => part !== '');
  const [first = '', second] = parts;
  if (first === 'consents') return `consent-${second ?? ''}`;
  if (first === 'address') return second ?? 'postal_code';
  return first === 'contact' ? (second ?? 'firstname') : first;
}
