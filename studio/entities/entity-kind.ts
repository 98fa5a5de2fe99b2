import type { ComponentType } from 'react';
import type { ContentKindName } from '#schemas/content-kinds.ts';
import type { StudioScreen } from '../app/screen.ts';
import type { BodyEditorProps } from '../fields/body-editor-props.ts';
import type { SchemaMarks } from '../fields/shape/field-shape.ts';

/** What asks for the key of a new entry. */
export interface KeyFieldProps {
  readonly value: string;
  readonly onChange: (key: string) => void;
  /** What is wrong with it. */
  readonly error: string | undefined;
}

/** How the Studio shows and edits one kind of content. */
export interface EntityKind {
  readonly kind: ContentKindName;
  /** Path of its list below `/studio/`. */
  readonly path: string;
  /** Place of its list in the menu. */
  readonly nav: NonNullable<StudioScreen['nav']>;
  /** What its fields are called and how they are edited, where the schema does not say it. */
  readonly marks: SchemaMarks;
  /** Body of a new entry. */
  readonly empty: (key: string) => unknown;
  /** Makes the key of a new entry from its body; where it is missing, the key is asked for. */
  readonly keyOf?: (body: unknown) => string;
  /** Shape of the keys that people write: one name unless told otherwise. */
  readonly keyShape?: 'locale';
  /** Asks for a key that has parts, instead of one text field. */
  readonly KeyField?: ComponentType<KeyFieldProps>;
  /** Name of the text that says what a written key still lacks; null when it is whole. */
  readonly keyGap?: (key: string) => string | null;
  /** Second line of a row: what tells it from others. */
  readonly note?: (body: unknown) => string;
  /** Instead of fields made from the schema. */
  readonly Editor?: ComponentType<BodyEditorProps>;
  /** Beside the fields: how it will look. */
  readonly Preview?: ComponentType<{ readonly value: unknown; readonly locale: string }>;
}
