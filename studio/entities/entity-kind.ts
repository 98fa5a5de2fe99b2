import type { ComponentType } from 'react';
import type { ContentKindName } from '#schemas/content-kinds.ts';
import type { SchemaMarks } from '../fields/shape/field-shape.ts';

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

/** How the Studio shows and edits one kind of content. */
export interface EntityKind {
  readonly kind: ContentKindName;
  /** Path of its list below `/studio/`. */
  readonly path: string;
  /** What its fields are called and how they are edited, where the schema does not say it. */
  readonly marks: SchemaMarks;
  /** Body of a new entry. */
  readonly empty: (key: string) => unknown;
  /** Makes the key of a new entry from its body; where it is missing, the key is asked for. */
  readonly keyOf?: (body: unknown) => string;
  /** Shape of the keys that people write: one name, or `type/id`. */
  readonly keyShape?: 'type/id' | 'locale';
  /** Second line of a row: what tells it from others. */
  readonly note?: (body: unknown) => string;
  /** Instead of fields made from the schema. */
  readonly Editor?: ComponentType<BodyEditorProps>;
  /** Beside the fields: how it will look. */
  readonly Preview?: ComponentType<{ readonly value: unknown; readonly locale: string }>;
}
