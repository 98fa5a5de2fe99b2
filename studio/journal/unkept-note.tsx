import { TriangleAlert } from 'lucide-react';
import { useStudioTexts } from '../app/studio-texts.tsx';
import type { KeepFailure } from './journal.ts';

/** Says that only this window has what was typed. */
export function UnkeptNote({ failure }: { readonly failure: KeepFailure }) {
  const { t } = useStudioTexts();
  return (
    <p role="alert" className="flex items-start gap-2 bg-danger-soft px-4 py-2 text-danger text-small">
      <TriangleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
      {t(`journal.${failure}`)}
    </p>
  );
}
