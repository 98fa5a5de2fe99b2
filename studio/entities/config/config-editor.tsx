import { useCallback } from 'react';
import { isRecord } from '#registry/is-record.ts';
import { themeConfigCategory } from '#schemas/theme/theme-config.ts';
import type { BodyEditorProps } from '../../fields/body-editor-props.ts';
import { SchemaFields } from '../../fields/schema-fields.tsx';
import { configMarks, configSchema } from './config-schemas.ts';
import { ThemeEditor } from './theme-editor.tsx';

/** One category of the configuration: fields for those the house knows, JSON for others. */
export default function ConfigEditor(props: BodyEditorProps) {
  const { entryKey, value, onChange, errors, readOnly, focusOn } = props;
  const body = isRecord(value) ? value : {};
  const change = useCallback(
    (values: unknown) => onChange({ ...body, values: isRecord(values) ? values : {} }),
    [body, onChange],
  );
  const own = Object.fromEntries(
    Object.entries(errors).map(([pointer, message]) => [pointer.replace(/^\/values/, ''), message]),
  );
  if (entryKey === themeConfigCategory)
    return <ThemeEditor value={body['values']} onChange={change} errors={own} readOnly={readOnly} />;
  return (
    <SchemaFields
      schema={configSchema(entryKey)}
      marks={configMarks}
      value={body['values']}
      onChange={change}
      errors={own}
      readOnly={readOnly}
      focusOn={focusOn?.replace(/^\/values/, '') ?? null}
    />
  );
}
