import type { FormField, RuleType } from '#schemas/form.ts';

/** A word in each language of the Studio. */
export type StudioWord = Readonly<Record<'pl' | 'en', string>>;

/** What can be set of a field besides what all have: title, alias, hint and bindings. */
export type FieldSetting =
  | 'placeholder'
  | 'options'
  | 'hints'
  | 'currency'
  | 'document'
  | 'default'
  | 'width'
  | 'autocomplete';

/**
 * What the form builder of the Studio knows of a field type: `ui/forms/fields/<type>/studio.ts`. The Studio alone loads it, so
 * that no public page carries it.
 */
export interface StudioFieldType {
  readonly title: StudioWord;
  readonly settings: readonly FieldSetting[];
  /** Names of settings that no other type has: `currency`, `document-label`; hints end in `-hint`. */
  readonly settingTitles?: Readonly<Record<string, StudioWord>>;
  /** Rules that fit it, in the order in which they are offered; the platform would leave out any other. */
  readonly rules: readonly RuleType[];
  /** Alias of a new field; the type's name unless told otherwise. */
  readonly alias?: string;
  /** What a new field holds besides. */
  readonly starts?: Partial<FormField>;
  /** Lines its title is written in; one unless told otherwise. */
  readonly titleLines?: number;
}
