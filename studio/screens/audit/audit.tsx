import { auditRead } from '#schemas/calls/staff/accounts.ts';
import type { AuditEntry } from '#schemas/studio/staff-account.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { Toolbar } from '../../parts/toolbar.tsx';
import { useList } from '../../parts/use-list.ts';
import { type AuditGroup, actOf, auditGroups, objectOf } from './audit-words.ts';
import { DayField } from './day-field.tsx';

const groups = Object.keys(auditGroups) as AuditGroup[];

/** Who did what, newest first. Nothing here can be changed. */
export default function Audit() {
  const { t, locale } = useStudioTexts();
  const list = useList({
    call: auditRead,
    filters: ['kind', 'staff', 'from', 'until'],
  });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  const what = (entry: AuditEntry) => {
    const act = entry.kind === 'staff-write' ? actOf(entry) : `audit.kind-${entry.kind}`;
    const words = act === null ? entry.kind : t(act);
    // A kind without words is shown by its name: better than an empty line.
    return words === act ? entry.kind : words;
  };
  const who = ({ staff, customer_id: customer }: AuditEntry): string =>
    staff ??
    (customer === null ? t('audit.who-system') : t('audit.who-customer', { id: customer.slice(0, 8) }));
  return (
    <>
      <Toolbar title={t('audit.title')} lead={t('audit.lead')} />
      <div className="mb-3 flex flex-wrap items-end gap-3">
        <DayField
          label={t('audit.from')}
          value={list.filter('from')}
          onChange={(at) => list.setFilter('from', at)}
        />
        <DayField
          label={t('audit.until')}
          value={list.filter('until')}
          through
          onChange={(at) => list.setFilter('until', at)}
        />
      </div>
      <DataTable
        label={t('audit.title')}
        list={list}
        search={false}
        keyOf={({ id }) => id}
        titleOf={(entry) => what(entry)}
        filters={[
          {
            name: 'kind',
            label: t('audit.group'),
            options: groups.map((group) => ({
              value: auditGroups[group].join(','),
              label: t(`audit.group-${group}`),
            })),
          },
          { name: 'staff', label: t('audit.who'), options: [{ value: 'any', label: t('audit.who-staff') }] },
        ]}
        columns={[
          {
            key: 'at',
            title: t('audit.at'),
            cell: ({ at }) => (
              <time dateTime={at} className="tabular-nums">
                {moment.format(new Date(at))}
              </time>
            ),
          },
          {
            key: 'what',
            title: t('audit.what'),
            heading: true,
            cell: (entry) => (
              <>
                {what(entry)}
                <span className="s-hint block break-all font-normal">{objectOf(entry)}</span>
                <span className="s-hint wrap-anywhere block font-normal desktop:hidden">{who(entry)}</span>
              </>
            ),
          },
          {
            key: 'who',
            title: t('audit.who'),
            wide: true,
            cell: (entry) => <span className="whitespace-nowrap">{who(entry)}</span>,
          },
          { key: 'address', title: t('audit.address'), wide: true, cell: ({ address }) => address ?? '' },
          {
            key: 'details',
            title: t('audit.details'),
            wide: true,
            cell: (entry) => <Details entry={entry} />,
          },
        ]}
      />
    </>
  );
}

/** What the other columns say already. */
const shown: ReadonlySet<string> = new Set(['method', 'path', 'key', 'action']);

/** What else was written down, word by word. */
function Details({ entry: { details } }: { readonly entry: AuditEntry }) {
  const { t } = useStudioTexts();
  const rest = Object.entries(details).filter(([name, value]) => !shown.has(name) && value !== '');
  const wordOf = (name: string) => {
    const key = `audit.detail-${name}`;
    const word = t(key);
    return word === key ? name : word;
  };
  if (rest.length === 0) return null;
  return (
    <dl className="s-hint grid grid-cols-[auto_1fr] gap-x-2">
      {rest.map(([name, value]) => (
        <div key={name} className="contents">
          <dt>{wordOf(name)}</dt>
          <dd className="break-all">{String(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
