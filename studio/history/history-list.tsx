import type { LucideIcon } from 'lucide-react';
import { CloudOff, FilePlus2, Globe, History, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import type { ContentHistoryItem } from '#schemas/content-entry.ts';
import { useStudioTexts } from '../app/studio-texts.tsx';
import { authorName } from './author-name.ts';
import type { HistoryStep } from './history-versions.ts';
import { Moment } from './moment.tsx';

const icons: Readonly<Record<ContentHistoryItem['action'], LucideIcon>> = {
  create: FilePlus2,
  change: Pencil,
  publish: Globe,
  unpublish: CloudOff,
  restore: RotateCcw,
  delete: Trash2,
  'roll-back': History,
};

interface Props {
  readonly steps: readonly HistoryStep[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** What happened, newest first; a step can be opened. */
export function HistoryList({ steps, chosen, onChoose }: Props) {
  const { t } = useStudioTexts();
  return (
    <ol className="grid content-start gap-0.5" aria-label={t('history.versions')}>
      {steps.map(({ item, id }) => {
        const Icon = icons[item.action];
        return (
          <li key={id}>
            <button
              type="button"
              aria-current={id === chosen ? 'true' : undefined}
              className="grid w-full grid-cols-[1.25rem_1fr] gap-x-2 rounded-lg px-2.5 py-2 text-start hover:bg-sunken aria-[current=true]:bg-brand-soft"
              onClick={() => onChoose(id)}
            >
              <Icon aria-hidden="true" size={16} className="mt-0.5 text-ink-soft" />
              <span className="min-w-0">
                <span className="flex flex-wrap justify-between gap-x-2">
                  <span className="font-semibold">{t(`history.action-${item.action}`)}</span>
                  <span className="s-hint tabular-nums">
                    {t('history.version', { version: item.version })}
                  </span>
                </span>
                <span className="s-hint block truncate">{authorName(t, item.by)}</span>
                <span className="s-hint block">
                  <Moment at={item.at} />
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
