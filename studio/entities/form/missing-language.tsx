import { useQueryClient } from '@tanstack/react-query';
import { Copy, FilePlus } from 'lucide-react';
import { kindCalls } from '#schemas/calls/staff/content.ts';
import { contentKinds } from '#schemas/content-kinds.ts';
import type { EntryRef } from '#schemas/studio/entry-ref.ts';
import { useErrorWords } from '../../app/error-words.ts';
import type { SiteLanguage } from '../../app/site-languages.ts';
import { callStaff } from '../../app/staff-call.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { entryKey } from '../../history/entry-calls.ts';
import { EmptyState } from '../../parts/empty-state.tsx';
import { useToast } from '../../parts/toast.tsx';
import type { EntityKind } from '../entity-kind.ts';
import { useEntryLanguages } from './use-entry-languages.ts';

interface Props {
  readonly entity: EntityKind;
  readonly entry: EntryRef;
  readonly languages: readonly SiteLanguage[];
}

/** An entry that has no version in this language: begun from another language's, or from nothing. */
export function MissingLanguage({ entity, entry, languages }: Props) {
  const { t } = useStudioTexts();
  const words = useErrorWords();
  const say = useToast();
  const cache = useQueryClient();
  const known = useEntryLanguages(entity, entry);
  const { perLocale } = contentKinds[entity.kind];
  const begin = async (data: unknown) => {
    try {
      const made = await callStaff(kindCalls(contentKinds[entity.kind]).create, {
        body: { key: entry.key, ...(perLocale && { locale: entry.locale }), data },
      });
      cache.setQueryData(entryKey(entry), made.data);
      await cache.invalidateQueries({ queryKey: ['entry-languages', entity.kind, entry.key] });
    } catch (error) {
      say(words(error), 'problem');
    }
  };
  const sources = languages.flatMap(({ locale, name }) => {
    const source = known.get(locale);
    return source ? [{ locale, name, source }] : [];
  });
  return (
    <div className="s-card">
      <EmptyState
        title={t(perLocale ? 'entities.missing-title' : 'entities.absent-title')}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {sources.map(({ locale, name, source }) => (
              <button key={locale} type="button" className="s-btn" onClick={() => void begin(source.draft)}>
                <Copy aria-hidden="true" size={16} />
                {t('entities.missing-copy', { name })}
              </button>
            ))}
            <button
              type="button"
              className="s-btn s-btn-quiet"
              onClick={() => void begin(entity.empty(entry.key))}
            >
              <FilePlus aria-hidden="true" size={16} />
              {t('entities.missing-empty')}
            </button>
          </div>
        }
      >
        {t(perLocale ? 'entities.missing-text' : 'entities.absent-text')}
      </EmptyState>
    </div>
  );
}
