import { formatMoney } from '#engine/format/money.ts';
import type { Wait, WaitingApplication } from '#schemas/lending/waiting-application.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Badge, type BadgeTone } from '../../parts/badge.tsx';
import type { Column } from '../../parts/table-rows.tsx';
import { TimeAgo } from '../../parts/time-ago.tsx';

const tones: Readonly<Record<Wait, BadgeTone>> = {
  decision: 'caution',
  call: 'note',
  resale: 'plain',
  unblock: 'bad',
};

/** What a row says of an application. @param open shows the case of a number */
export function useApplicationColumns(open: (number: string) => void): readonly Column<WaitingApplication>[] {
  const { t, locale } = useStudioTexts();
  const loan = ({ wanted, currency }: WaitingApplication) =>
    t('applications.loan', {
      amount: formatMoney(wanted.amount_minor, locale, currency),
      months: wanted.months,
    });
  const wait = (row: WaitingApplication) => (
    <Badge tone={tones[row.waits_for]}>{t(`applications.wait-${row.waits_for}`)}</Badge>
  );
  return [
    {
      key: 'number',
      title: t('applications.number'),
      heading: true,
      cell: (row) => (
        <>
          <button
            type="button"
            className="s-link min-h-6 whitespace-nowrap text-start tabular-nums"
            aria-label={t('applications.open', { number: row.number })}
            onClick={() => open(row.number)}
          >
            {row.number}
          </button>
          <span className="s-hint block font-normal desktop:hidden">{loan(row)}</span>
          <span className="mt-1 block desktop:hidden">{wait(row)}</span>
        </>
      ),
    },
    { key: 'wait', title: t('applications.waits-for'), wide: true, cell: wait },
    {
      key: 'about',
      title: t('applications.about'),
      wide: true,
      cell: (row) => <span className="text-ink-soft">{aboutOf(row, t)}</span>,
    },
    {
      key: 'person',
      title: t('applications.person'),
      wide: true,
      cell: ({ person }) => (
        <span className="whitespace-nowrap">
          {person.initials}
          {person.phone !== null && <span className="s-hint block">{person.phone}</span>}
        </span>
      ),
    },
    {
      key: 'loan',
      title: t('applications.wanted'),
      wide: true,
      end: true,
      cell: (row) => <span className="whitespace-nowrap">{loan(row)}</span>,
    },
    { key: 'since', title: t('applications.since'), cell: ({ since }) => <TimeAgo at={since} /> },
  ];
}

/** The one thing to know before the case is opened. */
function aboutOf(row: WaitingApplication, t: ReturnType<typeof useStudioTexts>['t']): string {
  const { proposal, call, blocked, partner } = row;
  if (proposal !== null) {
    return t('applications.proposes', { verdict: t(`applications.verdict-${proposal.verdict}`) });
  }
  if (call !== null) return call.slot ?? t('applications.any-time');
  if (blocked !== null) return t(`applications.block-${blocked.reason}`);
  return partner ?? '';
}
