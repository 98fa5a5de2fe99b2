import { Lock } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import type { PageDocument } from '#schemas/page.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { SchemaFields } from '../../fields/schema-fields.tsx';
import type { Translations } from '../../fields/state/fields-state.ts';
import { opennessOfPage, screenOf } from '../draft/page-path.ts';
import { useTyped } from '../typing/use-typed.ts';
import { useEditorState } from '../workspace/editor-context.tsx';
import { pageItself } from '../workspace/use-editor.ts';
import { type PageSettings, pageSettings, settingsOf, withSettings } from './page-settings.ts';

/** What belongs to the page itself: title, description, layout, who may open it. */
export function PagePanel({ page }: { readonly page: PageDocument }) {
  const { t } = useStudioTexts();
  const { editor, locale, mainLocale, readOnly } = useEditorState();
  const openness = opennessOfPage(page.alias);
  const schema = useMemo(() => pageSettings(t, openness), [t, openness]);
  const typed = useTyped(editor.typedPage, pageItself);
  const { blocks: _, ...stored } = page;
  const fields = typed ?? stored;
  // Blocks change with each keystroke; the page's own fields do not.
  const key = JSON.stringify(fields);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the fields
  const { value, translations } = useMemo(() => settingsOf(fields), [key]);
  const onChange = useCallback(
    (next: unknown, texts: Translations) =>
      editor.typedPage.change(pageItself, (now) => withSettings(now, next as PageSettings, texts)),
    [editor],
  );
  const screen = screenOf(page.alias);
  return (
    <div className="grid gap-4 p-4">
      <div className="grid gap-1">
        <h2 className="text-heading">{t('editor.page-settings')}</h2>
        <p className="s-hint">{t('editor.page-settings-lead')}</p>
      </div>
      {screen && (
        <p className="flex items-start gap-2 rounded-lg bg-sun-soft p-2.5 text-small text-sun-ink">
          <Lock aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
          {t(openness === 'by-document' ? 'editor.open-screen' : 'editor.fixed-screen', {
            path: screen.path,
          })}
        </p>
      )}
      <SchemaFields
        schema={schema}
        value={value}
        translations={translations}
        onChange={onChange}
        locale={locale}
        mainLocale={mainLocale}
        readOnly={readOnly}
      />
    </div>
  );
}
