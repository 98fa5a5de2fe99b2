import type { FieldType } from '#schemas/form-types.ts';
import type { FieldKind } from './field-kind.ts';
import { kind as autocomplete } from './fields/autocomplete/kind.tsx';
import { kind as checkbox } from './fields/checkbox/kind.tsx';
import { kind as consent } from './fields/consent/kind.tsx';
import { kind as date } from './fields/date/kind.tsx';
import { kind as email } from './fields/email/kind.tsx';
import { kind as file } from './fields/file/kind.tsx';
import { kind as hidden } from './fields/hidden/kind.tsx';
import { kind as money } from './fields/money/kind.tsx';
import { kind as multiSelect } from './fields/multi-select/kind.tsx';
import { kind as number } from './fields/number/kind.tsx';
import { kind as password } from './fields/password/kind.tsx';
import { kind as phone } from './fields/phone/kind.tsx';
import { kind as radio } from './fields/radio/kind.tsx';
import { kind as select } from './fields/select/kind.tsx';
import { kind as staticText } from './fields/static/kind.tsx';
import { kind as text } from './fields/text/kind.tsx';
import { kind as textarea } from './fields/textarea/kind.tsx';

/** Every field type the form constructor draws. A type of `schemas/form-types.ts` without a kind does not compile. */
const kinds = {
  text,
  textarea,
  number,
  money,
  email,
  phone,
  password,
  date,
  select,
  'multi-select': multiSelect,
  radio,
  checkbox,
  consent,
  file,
  autocomplete,
  hidden,
  static: staticText,
} satisfies Record<FieldType, FieldKind>;

/** Kinds by type. Types come from content, so they are looked up here and nowhere else. */
export const fieldKinds: ReadonlyMap<string, FieldKind> = new Map(Object.entries(kinds));
