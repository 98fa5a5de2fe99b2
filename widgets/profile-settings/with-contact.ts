import type { OwnContact } from './queries.ts';

/** The contacts after a proved one took the place of its kind; every e-mail address has an `@`, no number has. */
export function withContact(contacts: readonly OwnContact[], value: string): readonly OwnContact[] {
  const kind = value.includes('@') ? 'email' : 'phone';
  const changed: OwnContact = { kind, value, verified: true };
  return contacts.some((one) => one.kind === kind)
    ? contacts.map((one) => (one.kind === kind ? changed : one))
    : [...contacts, changed];
}
