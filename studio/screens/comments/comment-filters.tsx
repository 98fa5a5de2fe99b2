import { useQuery } from '@tanstack/react-query';
import { commentCounts } from '#schemas/calls/staff/comments.ts';
import type { StaffCommentFilter } from '#schemas/studio/comments.ts';
import { callStaff } from '../../app/staff-call.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Badge } from '../../parts/badge.tsx';
import { countsKey } from './use-comment-acts.ts';

/** The first one is what there is to do. */
export const shownFilters = [
  'queue',
  'reported',
  'published',
  'rejected',
  'deleted',
  'all',
] as const satisfies readonly StaffCommentFilter[];

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Which comments are in view; the first two say how many there are. */
export function CommentFilters({ value, onChange }: Props) {
  const { t } = useStudioTexts();
  const counts = useQuery({
    queryKey: countsKey,
    queryFn: async ({ signal }) => (await callStaff(commentCounts, { signal })).data,
  });
  const countOf = (name: string): number | undefined =>
    name === 'queue' ? counts.data?.queue : name === 'reported' ? counts.data?.reported : undefined;
  return (
    <fieldset aria-label={t('comments.show')} className="flex gap-1 overflow-x-auto">
      {shownFilters.map((name) => {
        const open = value === name;
        const count = countOf(name);
        return (
          <button
            key={name}
            type="button"
            className={`s-btn shrink-0 ${open ? 'bg-brand-soft' : 's-btn-quiet'}`}
            aria-pressed={open}
            onClick={() => onChange(name === 'queue' ? '' : name)}
          >
            {t(`comments.show-${name}`)}
            {count !== undefined && count > 0 && (
              <Badge tone={name === 'queue' ? 'note' : 'caution'}>{count}</Badge>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}
