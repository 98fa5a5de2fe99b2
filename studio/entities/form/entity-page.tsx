import { Link } from 'react-router';
import type { EntryRef } from '#schemas/studio/entry-ref.ts';
import { ApiError } from '../../app/api.ts';
import { useErrorWords } from '../../app/error-words.ts';
import { Failed, Loading } from '../../app/screen-states.tsx';
import type { SiteLanguage } from '../../app/site-languages.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { useWindowId } from '../../history/presence/use-presence.ts';
import { Toolbar } from '../../parts/toolbar.tsx';
import type { EntityKind } from '../entity-kind.ts';
import { EntityForm } from './entity-form.tsx';
import { LanguageTabs } from './language-tabs.tsx';
import { MissingLanguage } from './missing-language.tsx';
import { useEntityDraft } from './use-entity-draft.ts';

interface Props {
  readonly entity: EntityKind;
  /** Should be drawn anew for another entry. */
  readonly entry: EntryRef;
  readonly languages: readonly SiteLanguage[];
}

/** An entry in one of its languages. One that has no entry in this language can be begun from another. */
export function EntityPage({ entity, entry, languages }: Props) {
  const windowId = useWindowId();
  const draft = useEntityDraft(entry, windowId);
  const { t } = useStudioTexts();
  const words = useErrorWords();
  const tabs = <LanguageTabs entity={entity} entry={entry} languages={languages} />;
  if (draft.entry)
    return <EntityForm entity={entity} entry={entry} draft={draft} windowId={windowId} tabs={tabs} />;
  if (draft.pending) return <Loading />;
  const isMissing = draft.error instanceof ApiError && draft.error.status === 404;
  return (
    <div className="max-w-5xl">
      <Toolbar
        title={entry.key}
        back={
          <Link className="s-link" to={`/${entity.path}`}>
            {t(`entities.${entity.kind}-title`)}
          </Link>
        }
      />
      {tabs}
      {isMissing ? (
        <MissingLanguage entity={entity} entry={entry} languages={languages} />
      ) : (
        <Failed message={words(draft.error)} retry={() => void draft.reload()} />
      )}
    </div>
  );
}
