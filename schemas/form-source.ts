import { type Static, Type } from 'typebox';
import { Alias } from './names.ts';

/**
 * Where a form's definition comes from and where it is sent. `content` is a form editors own; the others are forms of the
 * customer system, some of them one per auth group.
 */
export const formSources = {
  content: { load: 'form', submit: 'form.submit', files: 'form.files', name: 'alias' },
  registration: { load: 'registration.settings', submit: 'registration.submit', name: 'group' },
  /** Sign-up on the way to a loan: the content's `registration-product`. */
  register: { load: 'user.register-form', submit: 'user.register', name: 'none' },
  login: { load: 'authorization.settings', submit: 'authorization.login', name: 'group' },
  'password-change': {
    load: 'account.password-change.get',
    submit: 'account.password-change.post',
    name: 'group',
    signedIn: true,
  },
  'profile-update': {
    load: 'account.profile-update.get',
    submit: 'account.profile-update.post',
    files: 'account.profile-update.files',
    name: 'group',
    signedIn: true,
  },
  identification: { load: 'identification.get', submit: 'identification.post', name: 'group' },
  'update-access': { load: 'update-access.get', submit: 'update-access.post', name: 'none' },
  /** A step of the application; `name` is the step's alias. */
  application: { load: 'application.step', submit: 'application.step-submit', name: 'alias', signedIn: true },
  'password-restore': { load: 'password.restore.settings', submit: 'password.restore', name: 'none' },
} as const satisfies Record<
  string,
  { load: string; submit: string; files?: string; name: 'alias' | 'group' | 'none'; signedIn?: true }
>;
export type FormSourceKind = keyof typeof formSources;
export const formSourceKinds = Object.keys(formSources) as readonly FormSourceKind[];

/** One form: its source, and its alias or auth group where the source has several. */
export const FormSource = Type.Object({
  kind: Type.Unsafe<FormSourceKind>({ type: 'string', enum: [...formSourceKinds] }),
  name: Type.Optional(Alias),
});
export type FormSource = Static<typeof FormSource>;

/** The auth group of somebody who named none. */
export const defaultAuthGroup = 'personal';
