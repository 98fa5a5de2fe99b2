import type { ReactNode } from 'react';
import type { PreparedForm } from '#schemas/prepared-form.ts';

export interface LiveFormProps {
  readonly form: PreparedForm;
  /** Begins the ids of everything in the form; derive it from the block's id. */
  readonly id: string;
  /** Level of the heading that says the form was taken. */
  readonly heading?: 'h1' | 'h2' | 'h3' | 'h4';
  /** Values to begin with, by field alias, e.g. of the customer's profile. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** Sent along with what was filled in. */
  readonly extra?: Readonly<Record<string, unknown>>;
  /** Query parameters of the submission. */
  readonly query?: Readonly<Record<string, string>>;
  /** Words of the button instead of the definition's. */
  readonly button?: string | undefined;
  /** Sends the form in another way than to its own address. @throws PlatformFailure */
  readonly submit?: (values: Readonly<Record<string, unknown>>, sendKey: string) => Promise<unknown>;
  /** The form was taken. Who takes this over shows what comes next; the form's own success words are not shown then. */
  readonly onDone?: (answer: unknown, values: Readonly<Record<string, unknown>>) => void;
  /** What stands under the button: links, small print. */
  readonly children?: ReactNode;
}
