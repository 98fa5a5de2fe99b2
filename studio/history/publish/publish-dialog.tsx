import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ContentEntry } from '#schemas/content-entry.ts';
import type { Finding } from '#schemas/studio/finding.ts';
import { ApiError } from '../../app/api.ts';
import { useErrorWords } from '../../app/error-words.ts';
import { isSame } from '../../app/same-value.ts';
import { useSiteLanguages } from '../../app/site-languages.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { FindingList } from '../../checks/finding-list.tsx';
import { type PlacedBlock, placeBlocks } from '../compare/block-places.ts';
import { isPage as isPageBody } from '../compare/is-page.ts';
import { entryKey, saveDraft } from '../entry-calls.ts';
import { MergeDialog } from '../merge/merge-dialog.tsx';
import { useWidgetNames } from '../use-widget-names.ts';
import { LocaleChoice } from './locale-choice.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { checkDraft } from './publish-calls.ts';
import { useOrder } from './use-order.ts';

interface Props {
  /** The draft as it is saved; what is not saved yet must be saved before. */
  readonly entry: ContentEntry;
  /** Name of the entry for people. */
  readonly title: string;
  readonly onClose: () => void;
  /** It is live now. */
  readonly onPublished?: (entry: ContentEntry) => void;
  /** Somebody saved meanwhile, and this is the draft that came of both. */
  readonly onMerged?: (entry: ContentEntry) => void;
  /** Leads to the block and field a finding is about; the dialog closes first. */
  readonly onJump?: (finding: Finding) => void;
}

/** What the checks say, which languages, and when: then it goes live. */
export function PublishDialog({ entry: first, title, onClose, onPublished, onMerged, onJump }: Props) {
  const { t, locale } = useStudioTexts();
  const words = useErrorWords();
  const languages = useSiteLanguages();
  const [merged, setMerged] = useState<ContentEntry | null>(null);
  const [newer, setNewer] = useState<ContentEntry | null>(null);
  const entry = merged !== null && merged.version > first.version ? merged : first;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<readonly Finding[]>([]);
  const check = useQuery({
    queryKey: [...entryKey(entry), 'check', entry.version, locale],
    queryFn: () => checkDraft(entry, locale),
    retry: false,
  });
  const onRefused = async (error: unknown) => {
    if (!(error instanceof ApiError)) return setRefused([]);
    if (error.current) setNewer(error.current);
    // The check says the same in the language of the person at it.
    const checked = error.findings.length > 0 ? ((await check.refetch()).data ?? []) : [];
    setRefused(checked.some(({ level }) => level === 'error') ? checked : error.findings);
  };
  const order = useOrder({ entry, title, action: 'publish', onClose, onDone: onPublished, onRefused });
  const findings = refused.length > 0 ? refused : (check.data ?? []);
  const names = useWidgetNames();
  const places = useMemo(
    () => (isPageBody(entry.draft) ? placeBlocks(entry.draft.blocks) : new Map<string, PlacedBlock>()),
    [entry.draft],
  );
  const placeName = ({ block_id = '', path }: Finding) => {
    const type = places.get(block_id)?.own.type;
    return type === undefined ? undefined : names.findingPlace(type, path);
  };
  const chosen = new Set(languages.map((one) => one.locale).filter((one) => !left.has(one)));
  const isPage = entry.kind === 'page';
  const blocked = findings.some(({ level }) => level === 'error') && order.when.kind !== 'release';
  const merge = async (body: unknown, version: number) => {
    // What they saved is taken as it is where this window adds nothing to it.
    const next =
      newer?.version === version && isSame(body, newer.draft)
        ? newer
        : await saveDraft(entry, { data: body, version });
    setMerged(next);
    setNewer(null);
    setRefused([]);
    order.forgetError();
    onMerged?.(next);
  };
  if (newer)
    return (
      <MergeDialog
        base={entry.draft}
        mine={entry.draft}
        theirs={newer}
        onMerged={merge}
        onClose={() => setNewer(null)}
      />
    );
  const none = isPage && languages.length > 0 && chosen.size === 0;
  return (
    <OrderDialog
      title={t('publish.title', { title })}
      entry={entry}
      order={order}
      act={t(`publish.act-${order.when.kind}`)}
      blocked={blocked || none}
      onAct={() => void order.execute(isPage && left.size > 0 ? [...chosen] : undefined)}
      onClose={onClose}
    >
      <section aria-label={t('publish.checks')} className="grid gap-2">
        <h3 className="s-label">{t('publish.checks')}</h3>
        {check.isPending && (
          <p role="status" className="s-hint">
            {t('publish.checking')}
          </p>
        )}
        {check.error && <p className="s-hint">{t('publish.not-checked', { reason: words(check.error) })}</p>}
        {check.data && findings.length === 0 && (
          <p className="flex items-center gap-2 text-success">
            <CircleCheck aria-hidden="true" size={18} />
            {t('publish.all-well')}
          </p>
        )}
        <FindingList
          findings={findings}
          placeName={placeName}
          {...(onJump && {
            onShow: (finding: Finding) => {
              onClose();
              onJump(finding);
            },
          })}
        />
        {blocked && <p className="s-error">{t('publish.blocked')}</p>}
      </section>
      {isPage && languages.length > 1 && (
        <LocaleChoice
          languages={languages}
          value={chosen}
          missing={missingByLocale(findings)}
          onChange={(next) =>
            setLeft(new Set(languages.map((one) => one.locale).filter((one) => !next.has(one))))
          }
        />
      )}
    </OrderDialog>
  );
}

/** How many findings are about each language: what is missing there. */
function missingByLocale(findings: readonly Finding[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { locale } of findings)
    if (locale !== undefined) counts.set(locale, (counts.get(locale) ?? 0) + 1);
  return counts;
}
