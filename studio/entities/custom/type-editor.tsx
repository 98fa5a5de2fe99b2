import { useMemo } from 'react';
import { Loading } from '../../app/screen-states.tsx';
import { useSiteLanguages } from '../../app/site-languages.ts';
import type { BodyEditorProps } from '../../fields/body-editor-props.ts';
import { SchemaFields } from '../../fields/schema-fields.tsx';
import { typeFormMarks, typeFormSchema } from './type-schema.ts';

/** The definition of a type: its names, and its fields in their order. */
export default function TypeEditor({ value, onChange, errors, readOnly, focusOn }: BodyEditorProps) {
  const languages = useSiteLanguages();
  // Languages come as a new list at each drawing; a form is made anew only for other ones.
  const known = JSON.stringify(languages);
  const schema = useMemo(() => typeFormSchema(JSON.parse(known)), [known]);
  if (languages.length === 0) return <Loading />;
  return (
    <SchemaFields
      schema={schema}
      marks={typeFormMarks}
      value={value}
      onChange={onChange}
      errors={errors}
      readOnly={readOnly}
      focusOn={focusOn}
    />
  );
}
