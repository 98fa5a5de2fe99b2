import { createContext, useContext } from 'react';
import type { FormServices } from './field-kind.ts';
import type { FormStore } from './form-store.ts';

/** What every part of one form needs. The same object while the form lives, but for the moment its code arrives. */
export interface FormParts {
  /** Begins the ids of everything in the form. */
  readonly id: string;
  readonly store: FormStore;
  readonly services: FormServices;
  /** A field was left; tells it what is wrong with it, once a press that is under way is over. */
  readonly leave: (alias: string) => void;
}

const FormPartsContext = createContext<FormParts | null>(null);
export const FormPartsProvider = FormPartsContext;

/** Parts of the form around a field or template. @throws Error outside of a form */
export function useFormParts(): FormParts {
  const parts = useContext(FormPartsContext);
  if (!parts) throw new Error('Fields need a <LiveForm> around them.');
  return parts;
}
