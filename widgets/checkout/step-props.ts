import type { CheckoutDraft } from './checkout-draft.ts';

/** What every step gets. */
export interface StepProps {
  readonly draft: CheckoutDraft;
  /** Takes over a change, and the words of fields that it mends away. */
  readonly change: (part: Partial<CheckoutDraft>, ...fields: readonly string[]) => void;
  /** Words of what is wrong, by field. */
  readonly errors: ReadonlyMap<string, string>;
  /** Id of a field's control. */
  readonly fieldId: (field: string) => string;
}

/** A link to the sign-in that comes back with everything typed. */
export interface SignInLink {
  readonly href: string;
  readonly onOpen: () => void;
}
