import { type ComponentType, createContext, useContext } from 'react';
import type { FieldShape } from './shape/field-shape.ts';
import type { FieldsState } from './state/fields-state.ts';
import type { OwnWords } from './words/field-words.ts';

/** What a control is told of its place. */
export interface FieldPlace {
  readonly shape: FieldShape;
  readonly pointer: string;
  /** Name of the property; shown where the schema has no words for it. */
  readonly name: string;
  readonly required: boolean;
}

export interface FieldsContextValue {
  readonly state: FieldsState;
  readonly change: (edit: (state: FieldsState) => FieldsState) => void;
  /** Language that is being written. */
  readonly locale: string;
  /** Language of the value itself; the others are translations of it. */
  readonly mainLocale: string;
  /** Asked to write the main language; left out where the screen shows one language only. */
  readonly onMainLocale: (() => void) | undefined;
  /** JSON pointer -> what the platform says is wrong there. */
  readonly errors: Readonly<Record<string, string>>;
  readonly readOnly: boolean;
  /** Words of the widget whose fields these are. */
  readonly ownWords: OwnWords | undefined;
  /** Place that is wanted in view: what it lies in is open. */
  readonly focusOn: string | null;
  /** Draws any field; lists and objects draw their parts with it. */
  readonly Field: ComponentType<FieldPlace>;
}

const FieldsContext = createContext<FieldsContextValue | null>(null);
export const FieldsProvider = FieldsContext.Provider;

/** The form a control stands in. @throws outside of `<SchemaFields>` */
export function useFields(): FieldsContextValue {
  const fields = useContext(FieldsContext);
  if (!fields) throw new Error('useFields() needs a <SchemaFields>.');
  return fields;
}
