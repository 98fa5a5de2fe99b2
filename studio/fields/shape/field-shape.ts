/** What edits a value. */
export type Control =
  | 'choice'
  | 'code'
  | 'colour'
  | 'colour-token'
  | 'date'
  | 'flag'
  | 'image'
  | 'image-path'
  | 'json'
  | 'key'
  | 'link'
  | 'list'
  | 'long-text'
  | 'moment'
  | 'money'
  | 'number'
  | 'object'
  | 'record'
  | 'relation'
  | 'rich-text'
  | 'text';

export interface FieldMember {
  readonly name: string;
  readonly required: boolean;
  readonly shape: FieldShape;
}

/** One value of a schema as the Studio edits it. */
export interface FieldShape {
  readonly control: Control;
  /** Words of the schema, in English; empty where it has none. */
  readonly title: string;
  /** Key of the Studio's texts that stands for the title. */
  readonly label?: string;
  readonly hint?: string;
  readonly hintLabel?: string;
  /** Each language has its own text. */
  readonly translatable: boolean;
  readonly readOnly: boolean;
  readonly hidden: boolean;
  /** Made by the Studio and never written by people: the id of an item. */
  readonly generated: boolean;
  /** Of an item of a list: what its row is called. */
  readonly names?: true;
  readonly default?: unknown;
  readonly words: readonly string[];
  /** Words are written by editors: shown as they are. */
  readonly exactWords: boolean;
  /** Beginning of the keys of the Studio's texts that say the words. */
  readonly wordLabels?: string;
  /** An object may hold more values than its schema names, and they are edited, too: beginning of the keys of their names. */
  readonly openLabels?: string;
  /** Shown only while a neighbour holds one of these words. */
  readonly shownFor?: NonNullable<FieldMarks['shownFor']>;
  /** What a key names, see `Relation` of the registry. */
  readonly relation?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly whole: boolean;
  readonly minItems: number;
  readonly maxItems: number;
  /** Of lists and records. */
  readonly item?: FieldShape;
  /** Of objects. */
  readonly members: readonly FieldMember[];
}

/** What a screen says of one place of a schema that does not say it itself. */
export interface FieldMarks {
  readonly label?: string;
  readonly hint?: string;
  readonly control?: Control;
  readonly relation?: string;
  /** Beginning of the keys of texts that say the words of a choice. */
  readonly wordLabels?: string;
  /** Values the schema does not name are edited, too; beginning of the keys of texts that say their names. */
  readonly openLabels?: string;
  /** Shown only while the neighbour of this name holds one of the words. */
  readonly shownFor?: { readonly name: string; readonly words: readonly string[] };
  /** What the row of an item is called. */
  readonly names?: true;
  readonly readOnly?: true;
  readonly hidden?: true;
  /** Hidden, and made anew for each item. */
  readonly generated?: true;
}

/** Place -> marks. A place is a JSON pointer in which `*` stands for any item of a list or record. */
export type SchemaMarks = Readonly<Record<string, FieldMarks>>;
