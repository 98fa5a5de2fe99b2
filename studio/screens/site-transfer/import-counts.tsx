import type { SiteImportResult } from '#schemas/studio/site-transfer.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';

/** What an import would do, in figures. */
export function ImportCounts({ plan }: { readonly plan: SiteImportResult }) {
  const { t } = useStudioTexts();
  const rows: readonly (readonly [string, number])[] = [
    ['added', plan.added],
    ['changed', plan.changed],
    ['same', plan.same],
    ['taken-off', plan.taken_off],
    ['pictures', plan.pictures],
  ];
  return (
    <div role="status">
      <h3 className="s-label mb-2">{t('site-transfer.will')}</h3>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-2">
        {rows.map(([key, count]) => (
          <div key={key} className="flex flex-col-reverse justify-end rounded-lg bg-sunken px-3 py-2">
            <dt className="s-hint">{t(`site-transfer.${key}`)}</dt>
            <dd className="font-semibold text-title tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      <ImportWarnings plan={plan} />
    </div>
  );
}

/** What an import changes that no count shows. */
export function ImportWarnings({ plan }: { readonly plan: SiteImportResult }) {
  const { t } = useStudioTexts();
  const { main_language: main, pictures_missing: missing } = plan;
  return (
    <>
      {main && <p className="mt-2 font-semibold">{t('site-transfer.main-language', main)}</p>}
      {missing > 0 && <p className="mt-2">{t('site-transfer.pictures-missing', { count: missing })}</p>}
    </>
  );
}
