import type { PageDocument } from '#schemas/page.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { opennessOfPage } from '../../editor/draft/page-path.ts';
import { Badge } from '../../parts/badge.tsx';

/** Whether customers may open a page while their application runs; layouts are no page that could be opened. */
export function OpenMark({ page }: { readonly page: PageDocument }) {
  const { t } = useStudioTexts();
  const { alias } = page;
  if (alias.startsWith('layout-')) return null;
  const openness = opennessOfPage(alias);
  if (openness === 'never') return <span className="s-hint">{t('pages.closed-always')}</span>;
  return openness === 'always' || page.open_in_any_status === true ? (
    <Badge tone="good">{t('pages.open')}</Badge>
  ) : (
    <span title={t('pages.closed-hint')}>
      <Badge>{t('pages.closed')}</Badge>
    </span>
  );
}
