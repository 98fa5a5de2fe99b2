import type { ComponentType } from 'react';
import type { FormField, FormHint, PasswordRules } from '#schemas/form.ts';

/** A file of a field: taken in by the server, or on its way. */
export interface UploadedFile {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly type: string;
}

/** Sends one file; the signal ends it, `progress` hears from 0 to 1. @throws FormFailure with words for a person */
export type UploadFile = (
  field: string,
  file: File,
  options: { readonly signal: AbortSignal; readonly progress: (share: number) => void },
) => Promise<UploadedFile>;

/** One page of hints. */
export type LoadHints = (
  field: string,
  wanted: { readonly query: string; readonly offset: number; readonly signal: AbortSignal },
) => Promise<{ readonly items: readonly FormHint[]; readonly total: number }>;

/** What a field may ask of the form it stands in. */
export interface FormServices {
  /** A key `form.…` of the interface texts with i18next placeholders. */
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  readonly href: (link: string) => string;
  readonly locale: string;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly passwordRules: PasswordRules | null;
  /** Missing where the form takes no files or gives no hints, and in examples. */
  readonly upload?: UploadFile;
  readonly hints?: LoadHints;
  /** True once the form's code runs in the browser. */
  readonly alive: boolean;
}

/**
 * What a field's view gets. The frame around it (label, hint, error) is drawn by the form for kinds with `frame:
 * 'label'`; the others draw their own with the parts of `ui/forms/frame/` (a group of choices has a legend, a tick has its
 * label beside it).
 */
export interface FieldViewProps<T = unknown> {
  readonly field: FormField;
  /** Id of the control; hint and error are `${id}-hint` and `${id}-error`. */
  readonly id: string;
  /** Name of the control: the field's alias, so that browsers fill it and a form without script means something. */
  readonly name: string;
  readonly value: T;
  /** What is wrong, in words; undefined while all is well. */
  readonly error: string | undefined;
  readonly required: boolean;
  readonly disabled: boolean;
  /** Ids of hint and error that are shown, for `aria-describedby`. */
  readonly describedBy: string | undefined;
  /** Keys that may be chosen now (bindings of type `limit`); undefined while all may. */
  readonly allowed: readonly string[] | undefined;
  readonly onChange: (value: T) => void;
  readonly onBlur: () => void;
  readonly services: FormServices;
}

/** One field type: everything the form constructor knows of it. Its folder is `ui/forms/fields/<type>/`. */
export interface FieldKind<T = unknown> {
  /** Its folder's name. */
  readonly type: string;
  /** `label`: the form draws label, hint and error around the view. `own`: the view does. `none`: nothing is drawn. */
  readonly frame: 'label' | 'own' | 'none';
  /** Value of a field nobody touched and that has no default: what `required` refuses. */
  readonly emptyValue: T;
  /** Makes a stored, prefilled or drafted value one that the view can show; anything else becomes the empty value. */
  readonly read: (value: unknown, field: FormField) => T;
  /** Whether a draft may keep the value in the browser's storage: not for secrets and files. */
  readonly drafted: boolean;
  readonly View: ComponentType<FieldViewProps<T>>;
}
