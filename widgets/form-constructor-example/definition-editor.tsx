import { useRef } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import { FindingList } from './finding-list.tsx';
import { presets } from './presets.ts';
import { lineAt, placeOfField } from './read-definition.ts';
import type { Editor } from './use-editor.ts';

const groups = ['all', 'type', 'rule', 'binding'] as const;

/** The definition as text, with something to start from, and what the server says of it. */
export function DefinitionEditor({ id, editor }: { readonly id: string; readonly editor: Editor }) {
  const { t } = usePage();
  const area = useRef<HTMLTextAreaElement>(null);
  const { fault } = editor;
  const goTo = (at: number) => {
    area.current?.focus();
    area.current?.setSelectionRange(at, at);
    // A text area scrolls to its caret only when it is typed in.
    const line = lineAt(editor.text, at);
    const height = area.current ? area.current.scrollHeight / editor.text.split('\n').length : 0;
    area.current?.scrollTo({ top: Math.max(0, (line - 4) * height) });
  };
  return (
    <div className="grid min-w-0 content-start gap-5 @4xl:sticky @4xl:top-24 @4xl:self-start">
      <div className="field">
        <label htmlFor={`${id}-preset`}>{t('form-constructor-example.preset')}</label>
        <select
          id={`${id}-preset`}
          className="input"
          value={editor.preset}
          onChange={(event) => editor.choose(event.target.value)}
        >
          {groups.map((group) => (
            <optgroup key={group} label={t(`form-constructor-example.group-${group}`)}>
              {presets
                .filter((preset) => preset.group === group)
                .map(({ name }) => (
                  <option key={name} value={`${group}/${name}`}>
                    {group === 'all' ? t('form-constructor-example.everything') : name}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-definition`}>{t('form-constructor-example.definition')}</label>
        <textarea
          ref={area}
          id={`${id}-definition`}
          className="form-code"
          value={editor.text}
          onChange={(event) => editor.write(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) editor.apply();
          }}
          spellCheck={false}
          autoCapitalize="off"
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-keys${fault ? ` ${id}-fault` : ''}`}
        />
        <p id={`${id}-keys`} className="field-hint">
          {t('form-constructor-example.keys')}
        </p>
        <div role="alert">
          {fault && (
            <p id={`${id}-fault`} className="field-error">
              {fault.line !== null && `${t('form-constructor-example.line', { line: fault.line })}: `}
              {fault.message}{' '}
              {fault.at !== null && (
                <button type="button" className="text-link min-h-6" onClick={() => goTo(fault.at ?? 0)}>
                  {t('form-constructor-example.go')}
                </button>
              )}
            </p>
          )}
        </div>
      </div>
      <button type="button" className="btn btn-secondary justify-self-start" onClick={editor.apply}>
        {t('form-constructor-example.apply')}
      </button>
      <FindingList
        findings={editor.findings}
        applied={editor.applied}
        lineOf={(field) => {
          const at = placeOfField(editor.text, field);
          return at === null ? null : { line: lineAt(editor.text, at), go: () => goTo(at) };
        }}
      />
    </div>
  );
}
