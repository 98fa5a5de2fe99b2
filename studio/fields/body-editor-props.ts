/** What an editor of a body is handed. */
export interface BodyEditorProps {
  readonly entryKey: string;
  readonly locale: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** JSON pointer -> what is wrong there. */
  readonly errors: Readonly<Record<string, string>>;
  readonly readOnly: boolean;
  readonly focusOn: string | null;
}
