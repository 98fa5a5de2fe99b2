import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FormFinding, FormVerdict, PreparedForm } from '#schemas/prepared-form.ts';
import { studioFormPath } from '#schemas/studio/form-preview.ts';
import { api } from '../../app/api.ts';

/** What the server made of a definition. */
export interface PreparedPreview {
  readonly form: PreparedForm | null;
  readonly findings: readonly FormFinding[];
  readonly verdict?: FormVerdict;
}

/** How long nobody has to type before the form is made anew, in milliseconds. */
const pauseMs = 600;

/** Has a form compiled, and values checked by it where there are any. @throws ApiError */
export const prepareForm = async (
  definition: unknown,
  locale: string,
  values?: Readonly<Record<string, unknown>>,
): Promise<PreparedPreview> => {
  const body = { definition, locale, ...(values && { values }) };
  return (await api<PreparedPreview>(studioFormPath, { method: 'POST', body })).data;
};

/** The form that the definition makes, a moment after the last change. */
export function useFormPreview(definition: unknown, locale: string) {
  const [settled, setSettled] = useState(definition);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(definition), pauseMs);
    return () => clearTimeout(timer);
  }, [definition]);
  const answer = useQuery({
    queryKey: ['form-preview', settled, locale],
    queryFn: () => prepareForm(settled, locale),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
  return { preview: answer.data ?? null, error: answer.error, again: answer.refetch };
}
