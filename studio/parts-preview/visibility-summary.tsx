import { Eye } from 'lucide-react';
import type { BlockVisibility } from '#schemas/page.ts';
import { useStudioTexts } from '../app/studio-texts.tsx';
import { audienceOf } from './audience.ts';
import { momentInWords } from './local-moment.ts';

/** The circumstances of a block in one line, for the outline and the canvas; nothing where it is always shown. */
export function VisibilitySummary({ value }: { readonly value: BlockVisibility | undefined }) {
  const { t, locale } = useStudioTexts();
  if (value === undefined) return null;
  const audience = audienceOf(value);
  const names = (value.statuses ?? []).map((status) => t(`visitor.status-${status}`)).join(', ');
  const words = [
    audience === 'statuses' ? names : audience !== 'everybody' && t(`visibility.audience-${audience}`),
    value.from !== undefined && t('visibility.says-from', { moment: momentInWords(locale, value.from) }),
    value.until !== undefined && t('visibility.says-until', { moment: momentInWords(locale, value.until) }),
    value.channels?.join(', '),
  ].filter((one) => one !== undefined && one !== false && one !== '');
  return (
    <span className="inline-flex items-center gap-1.5 text-ink-soft text-small">
      <Eye aria-hidden="true" size={14} className="shrink-0" />
      {words.join(' · ')}
    </span>
  );
}
