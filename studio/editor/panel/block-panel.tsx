import { ArrowDown, ArrowUp, Copy, CopyPlus, CornerLeftUp, Lock, Trash2 } from 'lucide-react';
import { type ReactNode, useCallback, useMemo } from 'react';
import type { Widget } from '#registry/widget.ts';
import type { Block } from '#schemas/page.ts';
import type { Finding } from '#schemas/studio/finding.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { SchemaFields } from '../../fields/schema-fields.tsx';
import type { Translations } from '../../fields/state/fields-state.ts';
import { localProps } from '../canvas/local-props.ts';
import { mainLocale } from '../draft/page-path.ts';
import { useEditorState } from '../workspace/editor-context.tsx';
import { blockVisibility } from './block-visibility.tsx';

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
      {blockVisibility && <VisibilityPart block={block} />}
    </div>
  );
}

function BlockFields({ block, widget, focusOn, findings }: Props & { readonly widget: Widget }) {
  const { editor, locale, readOnly } = useEditorState();
  const { id } = block;
  const onChange = useCallback(
    (value: unknown, translations: Translations) =>
      editor.changeBlock(id, ({ locales: _, ...stored }) => ({
        ...stored,
        props: value as Record<string, unknown>,
        ...(hasTexts(translations) && { locales: withTexts(translations) }),
      })),
    [editor, id],
  );
  const errors = useMemo(() => {
    const local = localProps(widget, block, locale);
    const own = local.ok ? [] : local.errors.map(({ path, message, cure }) => [path, `${message}. ${cure}`]);
    const told = findings
      .filter(({ level }) => level === 'error')
      .map(({ path, message, cure }) => [path, [message, cure].filter(Boolean).join(' ')]);
    return Object.fromEntries([...own, ...told]) as Record<string, string>;
  }, [widget, block, locale, findings]);
  return (
    <SchemaFields
      key={id}
      schema={widget.props}
      value={block.props}
      translations={block.locales}
      onChange={onChange}
      errors={errors}
      locale={locale}
      mainLocale={mainLocale}
      readOnly={readOnly}
      focusOn={focusOn}
    />
  );
}

function VisibilityPart({ block }: { readonly block: Block }) {
  const { editor } = useEditorState();
  const Fields = blockVisibility;
  if (!Fields) return null;
  return (
    <Fields
      value={block.visible}
      onChange={(visible) =>
        editor.changeBlock(block.id, ({ visible: _, ...stored }) => ({
          ...stored,
          ...(visible && { visible }),
        }))
      }
    />
  );
}

function LockNote({ widget: { access } }: { readonly widget: Widget }) {
  const { t } = useStudioTexts();
  if (access.kind === 'open') return null;
  return (
    <p className="flex items-start gap-2 rounded-lg bg-sun-soft p-2.5 text-small text-sun-ink">
      <Lock aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
      {access.kind === 'customer'
        ? t('editor.locked-customer')
        : t('editor.locked-status', { statuses: access.statuses.join(', ') })}{' '}
      {t('editor.locked-sample')}
    </p>
  );
}

function BlockActions({ block: { id } }: { readonly block: Block }) {
  const { t } = useStudioTexts();
  const { commands, readOnly } = useEditorState();
  if (readOnly) return null;
  const action = (name: string, icon: ReactNode, run: () => void, danger = false) => (
    <button
      type="button"
      className={`s-btn s-btn-quiet s-icon-btn ${danger ? 'text-danger' : ''}`}
      aria-label={t(`editor.do-${name}`)}
      title={t(`editor.do-${name}`)}
      onClick={run}
    >
      {icon}
    </button>
  );
  return (
    <div role="toolbar" aria-label={t('editor.block-actions')} className="flex flex-wrap gap-1">
      {action('up', <ArrowUp aria-hidden="true" size={18} />, () => commands.move(id, 'up'))}
      {action('down', <ArrowDown aria-hidden="true" size={18} />, () => commands.move(id, 'down'))}
      {action('out', <CornerLeftUp aria-hidden="true" size={18} />, () => commands.move(id, 'out'))}
      {action('duplicate', <CopyPlus aria-hidden="true" size={18} />, () => commands.duplicate(id))}
      {action('copy', <Copy aria-hidden="true" size={18} />, () => void commands.copy(id))}
      {action('remove', <Trash2 aria-hidden="true" size={18} />, () => commands.remove(id), true)}
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
