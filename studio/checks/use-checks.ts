import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Finding } from '#schemas/studio/finding.ts';
import { useStudioTexts } from '../app/studio-texts.tsx';
import { type Checked, checkBody } from './check-calls.ts';
import { revisionOf } from './revision.ts';

export interface Checks {
  readonly findings: readonly Finding[];
  /** Whether an answer is on its way, also while older findings are still shown. */
  readonly busy: boolean;
  /** Whether anything was ever answered. */
  readonly known: boolean;
  readonly error: Error | null;
  readonly again: () => void;
}

/** How long nobody has to type before a check is asked for, in milliseconds. */
const pauseMs = 900;

/** Findings of what is being edited, asked for anew whenever the writing pauses. */
export function useChecks(checked: Checked | null): Checks {
  const { locale: language } = useStudioTexts();
  const [settled, setSettled] = useState(checked);
  const { kind = '', key = '', locale = '', data = null } = checked ?? {};
  const present = checked !== null;
  useEffect(() => {
    // By its parts: a new object around the same body is no change.
    const timer = setTimeout(() => setSettled(present ? { kind, key, locale, data } : null), pauseMs);
    return () => clearTimeout(timer);
  }, [present, kind, key, locale, data]);
  const about = settled && [settled.kind, settled.key, settled.locale ?? '', revisionOf(settled.data)];
  const answer = useQuery({
    queryKey: ['checks', about, language],
    enabled: settled !== null,
    staleTime: 30_000,
    // A check of an older text is still better than an empty panel.
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      return settled ? checkBody(settled, language, signal) : [];
    },
  });
  return {
    findings: answer.data ?? [],
    busy: answer.isFetching || data !== (settled?.data ?? null),
    known: answer.data !== undefined,
    error: answer.error,
    again: () => void answer.refetch(),
  };
}
