import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { FormDefinition } from '#schemas/form.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { ChecksPanel } from '../../checks/checks-panel.tsx';
import { useChecks } from '../../checks/use-checks.ts';
import type { BodyEditorProps } from '../../fields/body-editor-props.ts';
import { addGroup } from './definition-edits.ts';
import { GroupEditor } from './group-editor.tsx';
import { TextSetting } from './setting-inputs.tsx';

/** Builds a form: its words, its groups of fields, and for each field what it asks and checks. */
export function FormBuilder({
  entryKey,
  locale,
  value,
  onChange,
  errors,
  readOnly,
  focusOn,
}: BodyEditorProps) {
  const { t } = useStudioTexts();
  // Bodies were checked by the schema when they were stored, and every edit here keeps to it.
  const definition = value as FormDefinition;
  const [open, setOpen] = useState<string | null>(null);
  const checks = useChecks(entryKey === '' ? null : { kind: 'form', key: entryKey, locale, data: value });
  const show = (path: string) => {
    const alias = aliasAt(definition, path);
    if (alias !== null) setOpen(alias);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is asked for from outside opens a field
  useEffect(() => {
    if (focusOn !== null) show(focusOn);
  }, [focusOn]);
  const found = Object.fromEntries(
    checks.findings.filter(({ level }) => level === 'error').map(({ path, message }) => [path, message]),
  );
  const head = (name: 'title' | 'lead' | 'button_text' | 'success_title' | 'success_text', lines = 1) => (
    <TextSetting
      label={t(`forms.${name}`)}
      lines={lines}
      readOnly={readOnly}
      error={errors[`/${name}`]}
      value={definition[name] ?? ''}
      onChange={(words) => onChange(withText(definition, name, words))}
    />
  );
  return (
    <div className="grid gap-5">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {head('title')}
        {head('button_text')}
        <div className="sm:col-span-2">{head('lead', 2)}</div>
      </div>
      <section aria-labelledby="form-fields" className="grid gap-3">
        <h2 id="form-fields" className="text-heading">
          {t('forms.fields')}
        </h2>
        {definition.groups.map((group, at) => (
          <GroupEditor
            key={group.alias}
            definition={definition}
            group={group}
            at={at}
            open={open}
            errors={{ ...found, ...errors }}
            readOnly={readOnly}
            onOpen={setOpen}
            onChange={onChange}
          />
        ))}
        {!readOnly && (
          <button
            type="button"
            className="s-btn justify-self-start"
            onClick={() => onChange(addGroup(definition, t('forms.group-new')))}
          >
            <Plus aria-hidden="true" size={16} />
            {t('forms.group-add')}
          </button>
        )}
      </section>
      <details className="rounded-xl border border-line p-3">
        <summary className="cursor-pointer font-semibold">{t('forms.after')}</summary>
        <div className="mt-3 grid gap-4">
          {head('success_title')}
          {head('success_text', 3)}
          <label className="flex min-h-6 items-center gap-2">
            <input
              type="checkbox"
              className="size-4 accent-brand"
              checked={definition.clear_marketing_cookie ?? false}
              disabled={readOnly}
              onChange={(event) => onChange({ ...definition, clear_marketing_cookie: event.target.checked })}
            />
            {t('forms.clear-marketing')}
          </label>
        </div>
      </details>
      {entryKey !== '' && <ChecksPanel checks={checks} onShow={({ path }) => show(path)} />}
    </div>
  );
}

/** Alias of the field that a JSON pointer into the definition leads to. */
function aliasAt({ groups }: FormDefinition, path: string): string | null {
  const [, group, field] = /^\/groups\/(\d+)\/fields\/(\d+)/.exec(path) ?? [];
  return groups[Number(group)]?.fields[Number(field)]?.alias ?? null;
}

/** Optional words that are empty are left out. */
function withText(definition: FormDefinition, name: string, words: string): FormDefinition {
  const needed = name === 'title' || name === 'button_text';
  const next = { ...definition, [name]: words };
  return words === '' && !needed
    ? (Object.fromEntries(Object.entries(next).filter(([key]) => key !== name)) as FormDefinition)
    : next;
}
