import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { Finding, FindingLevel } from '#schemas/studio/finding.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';

const levels: readonly {
  readonly level: FindingLevel;
  readonly icon: LucideIcon;
  readonly className: string;
}[] = [
  { level: 'error', icon: CircleAlert, className: 'text-danger' },
  { level: 'warning', icon: TriangleAlert, className: 'text-sun-ink' },
  { level: 'note', icon: Info, className: 'text-info' },
];

interface Props {
  readonly findings: readonly Finding[];
  /** Leads to the block and field; left out where there is no editor to lead to. */
  readonly onJump?: (finding: Finding) => void;
}

/** What the checks found, what keeps it from going live first. */
export function FindingList({ findings, onJump }: Props) {
  const { t } = useStudioTexts();
  if (findings.length === 0)
    return (
      <p className="flex items-center gap-2 text-success">
        <CircleCheck aria-hidden="true" size={18} />
        {t('publish.all-well')}
      </p>
    );
  return (
    <div className="grid gap-3">
      {levels.map(({ level, icon: Icon, className }) => {
        const own = findings.filter((finding) => finding.level === level);
        if (own.length === 0) return null;
        return (
          <section key={level}>
            <h3 className={`flex items-center gap-2 font-semibold ${className}`}>
              <Icon aria-hidden="true" size={16} />
              {t(`publish.${level}s`, { count: own.length })}
            </h3>
            <ul className="mt-1.5 grid gap-1.5">
              {own.map((finding) => (
                <li
                  key={JSON.stringify(finding)}
                  className="flex items-start gap-3 rounded-lg border border-line px-3 py-2"
                >
                  <div className="min-w-0 grow">
                    <p>{finding.message}</p>
                    {finding.cure && <p className="s-hint">{finding.cure}</p>}
                    <Place finding={finding} />
                  </div>
                  {onJump && finding.block_id !== undefined && (
                    <button type="button" className="s-btn shrink-0" onClick={() => onJump(finding)}>
                      {t('publish.jump')}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function Place({ finding: { block_id, path, locale } }: { readonly finding: Finding }) {
  const place = [block_id, path === '' ? undefined : path, locale?.toUpperCase()].filter(
    (part) => part !== undefined,
  );
  return place.length === 0 ? null : <p className="font-mono text-ink-soft text-small">{place.join(' ')}</p>;
}
