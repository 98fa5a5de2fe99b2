import { useCallback, useMemo } from 'react';
import type { Widget } from '#registry/widget.ts';
import type { Block } from '#schemas/page.ts';
import type { Finding } from '#schemas/studio/finding.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { errorsByField } from '../../checks/error-lines.ts';
import { SchemaFields } from '../../fields/schema-fields.tsx';
import type { Translations } from '../../fields/state/fields-state.ts';
import { VisibilityFields } from '../../parts-preview/visibility-fields.tsx';
import { widgetWords } from '../../words/widget-words.ts';
import { localProps } from '../canvas/local-props.ts';
import { useTyped } from '../typing/use-typed.ts';
import { useEditorState } from '../workspace/editor-context.tsx';
import { BlockActions } from './block-actions.tsx';
import { LockNote } from './lock-note.tsx';

interface Props {
  readonly block: Block;
  readonly focusOn: string | null;
  /** What the checks say of this block. */
  readonly findings: readonly Finding[];
}

/** Everything about the chosen block: what it is, what can be done with it, its fields, when it is shown. */
export function BlockPanel({ block, focusOn, findings }: Props) {
  const { t } = useStudioTexts();
  const { registry } = useEditorState();
  const widget = registry.get(block.type);
  return (
    <div className="grid gap-4 p-4">
      <div className="grid gap-1">
        <h2 className="text-heading">{widget?.title ?? t('editor.block-unknown', { type: block.type })}</h2>
        <p className="s-hint">{widget?.description ?? t('editor.block-unknown-kept')}</p>
        {widget && <LockNote widget={widget} />}
      </div>
      <BlockActions block={block} />
      {widget && <BlockFields block={block} widget={widget} focusOn={focusOn} findings={findings} />}
      <VisibilityPart block={block} />
    </div>
  );
}

function BlockFields({ block, widget, focusOn, findings }: Props & { readonly widget: Widget }) {
  const { locale: spoken } = useStudioTexts();
  const { editor, locale, mainLocale, onMainLocale, readOnly } = useEditorState();
  const { id } = block;
  const { props, locales } = useTyped(editor.typedBlocks, id) ?? block;
  const onChange = useCallback(
    (value: unknown, translations: Translations) =>
      editor.typedBlocks.change(id, ({ locales: _, ...stored }) => ({
        ...stored,
        props: value as Record<string, unknown>,
        ...(hasTexts(translations) && { locales: withTexts(translations) }),
      })),
    [editor, id],
  );
  // Of what the page has: nobody is corrected in the middle of a word.
  const errors = useMemo(() => {
    const local = localProps(widget, block, locale);
    const own = local.ok ? [] : errorsByField(local.errors, spoken);
    const messages = findings
      .filter(({ level }) => level === 'error')
      .map(({ path, message, cure }) => [path, [message, cure].filter(Boolean).join(' ')]);
    return Object.fromEntries([...own, ...messages]) as Record<string, string>;
  }, [widget, block, locale, spoken, findings]);
  return (
    <SchemaFields
      key={id}
      schema={widget.props}
      value={props}
      translations={locales}
      onChange={onChange}
      errors={errors}
      locale={locale}
      mainLocale={mainLocale}
      onMainLocale={onMainLocale}
      readOnly={readOnly}
      focusOn={focusOn}
      ownWords={widgetWords(widget.type, spoken)}
    />
  );
}

function VisibilityPart({ block }: { readonly block: Block }) {
  const { editor, readOnly } = useEditorState();
  const { visible: value } = useTyped(editor.typedBlocks, block.id) ?? block;
  return (
    <div className="border-line border-t pt-4">
      <VisibilityFields
        value={value}
        disabled={readOnly}
        onChange={(visible) =>
          editor.typedBlocks.change(block.id, ({ visible: _, ...stored }) => ({
            ...stored,
            ...(visible && { visible }),
          }))
        }
      />
    </div>
  );
}

const hasTexts = (translations: Translations): boolean =>
  Object.values(translations).some((texts) => Object.keys(texts).length > 0);

const withTexts = (translations: Translations): Record<string, Record<string, string>> =>
  Object.fromEntries(
    Object.entries(translations)
      .filter(([, texts]) => Object.keys(texts).length > 0)
      .map(([locale, texts]) => [locale, { ...texts }]),
  );
