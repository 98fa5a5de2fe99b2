import type { FormDefinition } from '#schemas/form.ts';
import type { PersonLanguage as FormLanguage } from '../../../http/person-texts.ts';
import * as field from './default-fields.ts';
import { formButtons, formTitles } from './form-words.ts';

/** Forms of the customer system, by the kind of their source. */
export type AccountFormKind =
  | 'registration'
  | 'register'
  | 'login'
  | 'password-change'
  | 'profile-update'
  | 'identification'
  | 'update-access'
  | 'password-restore';

type MakeForm = (language: FormLanguage) => FormDefinition;

/**
 * A form of one or more groups of fields. @param alias the name it would have as content
 */
function make(
  alias: string,
  words: keyof typeof formTitles,
  ...groups: ((language: FormLanguage) => FormDefinition['groups'][number]['fields'])[]
): MakeForm {
  return (language) => ({
    alias,
    title: formTitles[words](language),
    button_text: formButtons[words](language),
    groups: groups.map((fields, i) => ({
      alias: i === 0 ? 'main' : `part-${i + 1}`,
      fields: fields(language),
    })),
  });
}

/** What the code ships for a content system that has no form of the name. */
export const defaultForms: Readonly<Record<AccountFormKind, MakeForm>> = {
  registration: make(
    'registration',
    'registration',
    (l) => [field.firstname(l), field.lastname(l), field.email(l), field.phone(l), ...field.newPassword(l)],
    (l) => [field.terms(l), field.marketing(l)],
  ),
  register: make(
    'registration-product',
    'registration',
    (l) => [field.firstname(l), field.lastname(l), field.pesel(l), field.email(l), field.phone(l)],
    (l) => field.newPassword(l),
    (l) => [field.terms(l), field.marketing(l)],
  ),
  login: make('login', 'login', (l) => [field.email(l), field.password(l)]),
  'password-change': make('password-change', 'passwordChange', (l) => [
    field.currentPassword(l),
    ...field.newPassword(l),
  ]),
  'profile-update': make(
    'profile-update',
    'profile',
    (l) => [field.firstname(l), field.lastname(l), field.email(l), field.phone(l)],
    (l) => [
      field.postalCode(l),
      field.city(l),
      field.street(l),
      field.house(l),
      field.flat(l),
      field.documents(l),
    ],
    (l) => [field.confirmingPassword(l)],
  ),
  identification: make('identification', 'identification', (l) => [field.email(l), field.surname(l)]),
  'update-access': make('update-access', 'updateAccess', (l) => [
    field.email(l),
    field.code(l),
    ...field.newPassword(l),
  ]),
  'password-restore': make('password-restore', 'restore', (l) => [field.email(l)]),
};
