import { useStudioTexts } from '../app/studio-texts.tsx';
import { fieldWords } from '../fields/words/field-words.ts';
import { ChangeRows } from './change-rows.tsx';
import { comparePages } from './compare/compare-pages.ts';
import { isPage } from './compare/is-page.ts';
import { valueChanges } from './compare/value-changes.ts';
import { PageChangeList } from './page-change-list.tsx';
import { placeLabel } from './place-label.ts';

interface Props {
  readonly before: unknown;
  readonly after: unknown;
}

/** What changed between two bodies of any kind: by block for pages, by field for everything else. */
export function BodyChanges({ before, after }: Props) {
  const { t, locale } = useStudioTexts();
  if (isPage(before) && isPage(after)) return <PageChangeList changes={comparePages(before, after)} />;
  const changes = valueChanges(before, after);
  if (changes.length === 0) return <p className="s-hint">{t('history.no-changes')}</p>;
  return (
    <ChangeRows
      changes={changes}
      labelOf={(path) => placeLabel(path, { schema: undefined, t, words: fieldWords(locale) })}
    />
  );
}
