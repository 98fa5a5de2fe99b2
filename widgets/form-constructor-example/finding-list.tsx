import { CircleCheck, TriangleAlert } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { FormFinding } from '#schemas/prepared-form.ts';

interface FindingListProps {
  readonly findings: readonly FormFinding[];
  /** 0 before the server has said anything. */
  readonly applied: number;
  readonly lineOf: (field: string) => { readonly line: number; readonly go: () => void } | null;
}

/** What the server left out of the definition, why, and what would make it right. */
export function FindingList({ findings, applied, lineOf }: FindingListProps) {
  const { t } = usePage();
  return (
    <div role="status">
      {findings.length === 0 && (
        // Its place is kept while the server is asked: nothing below moves when the answer comes.
        <p
          className={`flex items-center gap-2 text-success ${applied > 0 ? '' : 'invisible'}`}
          aria-hidden={applied > 0 ? undefined : true}
        >
          <CircleCheck aria-hidden="true" className="size-5 flex-none" />
          {t('form-constructor-example.no-findings')}
        </p>
      )}
      {findings.length > 0 && (
        <>
          <p className="font-semibold">
            {t('form-constructor-example.findings', { count: findings.length })}
          </p>
          <ul className="mt-3 grid gap-3">
            {findings.map((finding) => {
              const place = lineOf(finding.field);
              return (
                <li
                  key={`${finding.field} ${finding.kind} ${finding.message}`}
                  className="flex min-w-0 gap-3 rounded-control bg-sun-soft p-4 text-sm"
                >
                  <TriangleAlert aria-hidden="true" className="size-5 flex-none" />
                  <div className="min-w-0 break-words">
                    <p className="font-semibold">
                      {finding.field || t('form-constructor-example.whole')} · {finding.kind}
                    </p>
                    <p>{finding.message}</p>
                    <p>{finding.cure}</p>
                    {place && (
                      <button type="button" className="text-link min-h-6" onClick={place.go}>
                        {t('form-constructor-example.go-line', { line: place.line })}
                      </button>
                    )}
                  </div>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </div>
  );
}
