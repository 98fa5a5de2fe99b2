import { useEffect, useMemo, useRef } from 'react';
import { Members } from './controls/object-control.tsx';
import { FieldControl } from './field-control.tsx';
import { FieldsProvider } from './fields-context.tsx';
import type { SchemaMarks } from './shape/field-shape.ts';
import { readShape } from './shape/read-shape.ts';
import { showFieldWhenThere } from './show-field.ts';
import type { FieldsState, Translations } from './state/fields-state.ts';
import type { OwnWords } from './words/field-words.ts';

interface Props {
  /** JSON Schema of the value, e.g. `widget.props`; should be the same object at each drawing. */
  readonly schema: object;
  readonly value: unknown;
  /** Texts of other languages, as `Block.locales` keeps them; left out where each language has a value of its own. */
  readonly translations?: Translations | undefined;
  /** Told of every change. Both parts belong together: taking out an item of a list moves texts of other languages, too. */
  readonly onChange: (value: unknown, translations: Translations) => void;
  /** JSON pointer -> what is wrong there. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Language that is being written, and the language of the value itself. */
  readonly locale?: string;
  readonly mainLocale?: string;
  /** Asked to write the main language, from a field that lacks its text. */
  readonly onMainLocale?: (() => void) | undefined;
  readonly readOnly?: boolean;
  /** Place to show and to put the focus in, e.g. from a finding. */
  readonly focusOn?: string | null;
  /** What a screen knows besides the schema; should be the same object at each drawing. */
  readonly marks?: SchemaMarks;
  /** Words of the widget whose fields these are, before those all share; the same object at each drawing. */
  readonly ownWords?: OwnWords | undefined;
}

const noTranslations: Translations = {};
const noErrors: Readonly<Record<string, string>> = {};

/** The fields of a value, made from its schema. */
export function SchemaFields(props: Props) {
  const { schema, value, translations = noTranslations, onChange, errors = noErrors, marks } = props;
  const {
    locale = '',
    mainLocale = locale,
    readOnly = false,
    focusOn = null,
    ownWords,
    onMainLocale,
  } = props;
  const shape = useMemo(() => readShape(schema, marks), [schema, marks]);
  const root = useRef<HTMLDivElement>(null);
  // Two changes may come before the next drawing; each begins at what the one before made.
  const latest = useRef<FieldsState>({ value, translations });
  latest.current = { value, translations };
  const context = useMemo(
    () => ({
      state: { value, translations },
      change: (edit: (state: FieldsState) => FieldsState) => {
        const next = edit(latest.current);
        if (next === latest.current) return;
        latest.current = next;
        onChange(next.value, next.translations);
      },
      locale,
      mainLocale,
      onMainLocale,
      errors,
      readOnly,
      focusOn,
      ownWords,
      Field: FieldControl,
    }),
    [value, translations, onChange, locale, mainLocale, onMainLocale, errors, readOnly, focusOn, ownWords],
  );
  useEffect(() => {
    return focusOn !== null && root.current ? showFieldWhenThere(root.current, focusOn) : undefined;
  }, [focusOn]);
  return (
    <FieldsProvider value={context}>
      <div ref={root}>
        {shape.members.length > 0 ? (
          <Members shape={shape} pointer="" />
        ) : (
          <FieldControl shape={shape} pointer="" name="" required />
        )}
      </div>
    </FieldsProvider>
  );
}
