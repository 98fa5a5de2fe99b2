import { useState } from 'react';

interface Options<Value> {
  readonly value: Value;
  readonly show: (value: Value) => string;
  /** The value a text stands for; null for a text that is none, or none yet. */
  readonly read: (text: string) => { readonly value: Value } | null;
  readonly set: (value: Value) => void;
}

interface Entry {
  readonly text: string;
  /** What is written is no value: the one from before it was written over counts. */
  readonly isUnfinished: boolean;
  readonly write: (text: string) => void;
  /** To be called when the field is left. */
  readonly leave: () => void;
}

interface Typed<Value> {
  readonly text: string;
  readonly before: Value;
  readonly sent: Value;
  readonly isUnfinished: boolean;
}

/**
 * A value that is written as text, such as a number or JSON. What is being typed stays as it is typed until the field is left; what is
 * no value brings back the one from before, so that a part of a text never stands for the whole.
 */
export function useEntry<Value>({ value, show, read, set }: Options<Value>): Entry {
  const [typed, setTyped] = useState<Typed<Value> | null>(null);
  // What was set meanwhile, by undo for example, counts more than what was typed.
  const now = typed !== null && JSON.stringify(typed.sent) === JSON.stringify(value) ? typed : null;
  return {
    text: now?.text ?? show(value),
    isUnfinished: now?.isUnfinished ?? false,
    write: (text) => {
      const before = now ? now.before : value;
      const found = read(text);
      const sent = found ? found.value : before;
      setTyped({ text, before, sent, isUnfinished: found === null });
      set(sent);
    },
    leave: () => {
      if (!now?.isUnfinished) setTyped(null);
    },
  };
}
