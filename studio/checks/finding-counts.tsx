import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { Finding } from '#schemas/studio/finding.ts';
import { useStudioTexts } from '../app/studio-texts.tsx';
import { Badge, type BadgeTone } from '../parts/badge.tsx';

type Level = Finding['level'];

/** Levels by their weight, with how they look. */
export const findingLevels: readonly {
  readonly level: Level;
  readonly tone: BadgeTone;
  readonly icon: LucideIcon;
}[] = [
  { level: 'error', tone: 'bad', icon: CircleAlert },
  { level: 'warning', tone: 'caution', icon: TriangleAlert },
  { level: 'note', tone: 'note', icon: Info },
];

/** How many findings there are of each level, in a line: for a toolbar or a row of a list. */
export function FindingCounts({ findings }: { readonly findings: readonly Finding[] }) {
  const { t } = useStudioTexts();
  const shown = findingLevels
    .map((look) => ({ ...look, count: findings.filter(({ level }) => level === look.level).length }))
    .filter(({ count }) => count > 0);
  if (shown.length === 0)
    return (
      <Badge tone="good">
        <CircleCheck aria-hidden="true" size={14} />
        {t('checks.clean')}
      </Badge>
    );
  return (
    <span className="flex flex-wrap gap-1.5">
      {shown.map(({ level, tone, icon: Icon, count }) => (
        <Badge key={level} tone={tone}>
          <Icon aria-hidden="true" size={14} />
          {t(`checks.${level}`, { count })}
        </Badge>
      ))}
    </span>
  );
}
