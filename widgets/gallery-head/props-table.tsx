import { usePage } from '#engine/react/page-context.tsx';
import type { GalleryHeadProps } from './props.ts';

/** Columns and the share of the table's width that each takes: none moves when a line that comes later is longer. */
const columns = [
  { name: 'name', width: 'w-[30%]' },
  { name: 'kind', width: 'w-[36%]' },
  { name: 'default', width: 'w-[20%]' },
  { name: 'translated', width: 'w-[14%]' },
] as const;

/** The props of a widget, one a line. Wide as it is, it scrolls in a box of its own. */
export function PropsTable({ rows }: { rows: GalleryHeadProps['rows'] }) {
  const { t } = usePage();
  if (rows.length === 0) return <p className="mt-4 text-ink-soft">{t('gallery-head.no-props')}</p>;
  return (
    <section
      aria-label={t('gallery-head.props')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="mt-4 max-h-[36rem] overflow-auto rounded-control border border-line bg-surface"
    >
      <table className="w-full min-w-3xl table-fixed border-collapse text-left text-sm">
        <thead>
          <tr className="border-b border-line bg-sunken">
            {columns.map(({ name, width }) => (
              <th key={name} scope="col" className={`${width} px-4 py-2.5 font-semibold`}>
                {t(`gallery-head.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className="border-b border-line align-top last:border-b-0">
              <th scope="row" className="px-4 py-2.5 font-normal">
                <code className="break-words font-semibold text-brand">{row.name}</code>
                <span className="block text-ink-soft" lang="en">
                  {row.title}
                </span>
              </th>
              <td className="break-words px-4 py-2.5" lang="en">
                {row.kind}
              </td>
              <td className="px-4 py-2.5">
                {row.required ? (
                  <span className="badge badge-accent">{t('gallery-head.required')}</span>
                ) : (
                  <code className="break-words text-ink-soft">{row.fallback || '–'}</code>
                )}
              </td>
              <td className="px-4 py-2.5">{row.translatable ? t('gallery-head.yes') : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
