import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { type CheckedEntry, readFindings } from '../../checks/check-calls.ts';
import { Badge } from '../../parts/badge.tsx';
import { EntryLine } from './entry-line.tsx';
import { Panel } from './panel.tsx';

/** Most lines. */
const most = 6;

const weightOf = ({ findings }: CheckedEntry) =>
  findings.reduce((sum, { level }) => sum + (level === 'error' ? 1000 : level === 'warning' ? 1 : 0), 0);

/** What the checks miss on the site: the places with the most to do come first. */
export function FindingsPanel() {
  const { t, locale } = useStudioTexts();
  const answer = useQuery({
    queryKey: ['check', 'all', locale],
    // Reading the whole site takes a moment; what was found stays true for a while.
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }) => {
      const found = await readFindings(locale, signal);
      return found.filter((entry) => weightOf(entry) > 0).toSorted((a, b) => weightOf(b) - weightOf(a));
    },
  });
  return (
    <Panel
      title={t('home.missing')}
      icon={ListChecks}
      answer={answer}
      empty={t('home.missing-empty')}
      isEmpty={(rows) => rows.length === 0}
      aside={answer.data && answer.data.length > most && <Badge>{answer.data.length}</Badge>}
    >
      {(rows) => (
        <ul>
          {rows.slice(0, most).map((entry) => {
            const errors = entry.findings.filter(({ level }) => level === 'error').length;
            const warnings = entry.findings.filter(({ level }) => level === 'warning').length;
            return (
              <EntryLine
                key={`${entry.kind} ${entry.key} ${entry.locale}`}
                entry={entry}
                title={entry.key}
                detail={entry.findings[0]?.message}
                badge={
                  errors > 0 ? (
                    <Badge tone="bad">{t('home.errors', { count: errors })}</Badge>
                  ) : (
                    <Badge tone="caution">{t('home.warnings', { count: warnings })}</Badge>
                  )
                }
              />
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
