import { type RefObject, useEffect, useRef, useState } from 'react';

interface TypedTextParts<T> {
  readonly value: T;
  /** Value of what is typed; what cannot be understood stays a text, so that nothing typed is lost. */
  readonly read: (text: string) => T;
  /** How a value is written when nobody is writing it. */
  readonly show: (value: T) => string;
  readonly onChange: (value: T) => void;
}

export interface TypedText<E> {
  readonly ref: RefObject<E | null>;
  readonly text: string;
  readonly type: (text: string) => void;
  /** Writes the value in its usual way, for when the field is left. */
  readonly settle: () => void;
}

/**
 * Text of a control whose value is something else: an amount, a number, a telephone number. While it is written it stays
 * letter for letter as typed, so the caret never jumps; once the field is left, or the form sets another value, it is
 * written in the usual way. What was typed before the code of the form arrived is taken over.
 */
export function useTypedText<T, E extends HTMLInputElement | HTMLTextAreaElement = HTMLInputElement>({
  value,
  read,
  show,
  onChange,
}: TypedTextParts<T>): TypedText<E> {
  const [typed, setTyped] = useState<string | null>(null);
  const ref = useRef<E>(null);
  const text = typed !== null && Object.is(read(typed), value) ? typed : show(value);
  const type = (next: string) => {
    setTyped(next);
    onChange(read(next));
  };
  useAdopted(() => {
    if (ref.current && ref.current.value !== text) type(ref.current.value);
  });
  return { ref, text, type, settle: () => setTyped(null) };
}

/** Runs once, when the field comes to life: compare what stands in the control with what was rendered, and take it over. */
export function useAdopted(adopt: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there before the first render counts
  useEffect(adopt, []);
}
