import type { FormError, PreparedForm } from '#schemas/prepared-form.ts';

/** What one field is at the moment. The same object as long as nothing of it changes, so only its own view draws again. */
export interface FieldCell {
  readonly value: unknown;
  readonly visible: boolean;
  readonly required: boolean;
  /** Keys that may be chosen now; undefined while all may. */
  readonly allowed: readonly string[] | undefined;
  /** What a `fill` binding puts in at the moment. */
  readonly fill: unknown;
  /** What the person is told; a field may be wrong without being told so yet. */
  readonly error: FormError | undefined;
  /** Whether the value was changed by a person or taken from a draft. */
  readonly touched: boolean;
}

/** What went wrong with the form as a whole. `text` is the server's own, shown as text. */
export type SubmitError =
  | { readonly kind: 'offline' }
  /** Too many from here; `minutes` until the next try, at least 1. */
  | { readonly kind: 'too-many'; readonly minutes: number; readonly text: string }
  | { readonly kind: 'failed'; readonly text: string };

export interface FormState {
  readonly form: PreparedForm;
  readonly cells: ReadonlyMap<string, FieldCell>;
  /** `waiting`: for the rules, or for files on their way. */
  readonly phase: 'editing' | 'waiting' | 'sending' | 'done';
  readonly error: SubmitError | null;
  /** Fields that were wrong at the last try to send, in the order of the screen: what the summary lists. */
  readonly refused: readonly string[];
  /** Counts tries that were refused: the focus moves once for each. */
  readonly attempt: number;
  /** Whether values came from a draft that can be discarded. */
  readonly restored: boolean;
  /** What the server answered to a submission that was taken. */
  readonly answer: unknown;
}
