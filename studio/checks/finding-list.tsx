import { useState } from 'react';
import type { Finding } from '#schemas/studio/finding.ts';
import { sayFinding } from '../app/refusals/say-refusal.ts';
import { useStudioTexts } from '../app/studio-texts.tsx';
import { findingLevels } from './finding-counts.tsx';
import { topicOf } from './finding-topic.ts';

interface Props {
  readonly findings: readonly Finding[];
  /** Shows the place of a finding; left out where there is nothing to jump to. */
  readonly onShow?: (finding: Finding) => void;
  /** Names of the block and the field for people, e.g. "Lista zalet › Tytuł". */
  readonly placeName?: (finding: Finding) => string | undefined;
}

/** Advice that fills a panel is not read: of each level so many are shown at first. */
const shownAtFirst = 12;

/** Findings by what they mean for publishing, the worst first. */
export function FindingList({ findings, onShow, placeName }: Props) {
  return (
    <div className="grid gap-5">
      {findingLevels.map(({ level }) => (
        <Level
          key={level}
          level={level}
          findings={findings.filter((finding) => finding.level === level)}
          {...(onShow && { onShow })}
          {...(placeName && { placeName })}
        />
      ))}
    </div>
  );
}

const tints = { error: 'text-danger', warning: 'text-sun-ink', note: 'text-info' } as const;

function Level({ level, findings, onShow, placeName }: Props & { readonly level: Finding['level'] }) {
  const { t, locale } = useStudioTexts();
  const [all, setAll] = useState(false);
  const look = findingLevels.find((one) => one.level === level);
  if (findings.length === 0 || !look) return null;
  const Icon = look.icon;
  const shown = all ? findings : findings.slice(0, shownAtFirst);
  return (
    <section>
      <h3 className={`mb-2 flex items-center gap-1.5 font-semibold text-small ${tints[level]}`}>
        <Icon aria-hidden="true" size={16} />
        {t(`checks.group-${level}`)} · {findings.length}
      </h3>
      <ul className="grid gap-px overflow-clip rounded-lg border border-line bg-line">
        {shown.map((finding, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be said twice of one place
          <li key={index} className="grid gap-1 bg-surface p-3">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft text-small">
              <span>{t(`checks.topic-${topicOf(finding)}`)}</span>
              <Place finding={finding} {...(placeName && { placeName })} />
            </p>
            <p className="break-words font-medium">{sayFinding(finding, locale).message}</p>
            {finding.cure && <p className="s-hint break-words">{finding.cure}</p>}
            {onShow && (finding.block_id !== undefined || finding.path !== '') && (
              <button
                type="button"
                className="s-link min-h-6 justify-self-start text-small"
                aria-label={t('checks.show-of', { message: finding.message })}
                onClick={() => onShow(finding)}
              >
                {t('checks.show')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {shown.length < findings.length && (
        <button type="button" className="s-btn s-btn-quiet mt-2" onClick={() => setAll(true)}>
          {t('checks.more', { count: findings.length - shown.length })}
        </button>
      )}
    </section>
  );
}

function Place({ finding, placeName }: { readonly finding: Finding } & Pick<Props, 'placeName'>) {
  const { block_id, locale } = finding;
  const block = block_id === undefined ? undefined : (placeName?.(finding) ?? block_id);
  return (
    <>
      {block !== undefined && <span className="min-w-0 break-words font-medium text-ink">{block}</span>}
      {locale !== undefined && <span className="s-badge">{locale.toUpperCase()}</span>}
    </>
  );
}
