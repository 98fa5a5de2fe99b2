import type { FormDefinition } from '#schemas/form.ts';
import { inLocale } from '../../entry.ts';
import { identification, login, passwordChange, passwordRestore, updateAccess } from './access.ts';
import { complaint } from './complaint.ts';
import { contact } from './contact.ts';
import { everyField } from './every-field.ts';
import { profileUpdate } from './profile.ts';
import { partnerRegistration, productRegistration, registration } from './registration.ts';

const all: readonly FormDefinition[] = [
  registration,
  partnerRegistration,
  productRegistration,
  login,
  identification,
  passwordRestore,
  updateAccess,
  passwordChange,
  profileUpdate,
  contact,
  complaint,
  everyField,
];

/** Every form of the shop under its alias. */
export const forms = all.map((form) => inLocale('pl')('form', form.alias, form));
