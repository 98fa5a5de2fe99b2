import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ContentEntry } from '#schemas/content-entry.ts';
import type { Finding } from '#schemas/studio/finding.ts';
import { ApiError } from '../../app/api.ts';
import { isSame } from '../../app/same-value.ts';
import { useStaff } from '../../app/staff-session.tsx';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { FindingList } from '../../checks/finding-list.tsx';
import { useSiteLanguages } from '../../media/use-site-languages.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { useToast } from '../../parts/toast.tsx';
import { type PlacedBlock, placeBlocks } from '../compare/block-places.ts';
import { isPage as isPageBody } from '../compare/is-page.ts';
import { entryKey, forgetEntry, saveDraft } from '../entry-calls.ts';
import { MergeDialog } from '../merge/merge-dialog.tsx';
import { formatMoment } from '../moment.tsx';
import { PlanList } from '../plans/plan-list.tsx';
import { useEntryPlans } from '../plans/use-plans.ts';
import { useWidgetNames } from '../use-widget-names.ts';
import { executeOrder, type OrderOutcome } from './execute-order.ts';
import { LocaleChoice } from './locale-choice.tsx';
import { checkDraft } from './publish-calls.ts';
import { atOnce, useReleases, WhenFields } from './when-fields.tsx';

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
  const { may } = useStaff();
  const say = useToast();
  const cache = useQueryClient();
  const languages = useSiteLanguages();
  const releases = useReleases();
  const plans = useEntryPlans(first);
  const mayPublish = may('publisher');
  const [merged, setMerged] = useState<ContentEntry | null>(null);
  const [newer, setNewer] = useState<ContentEntry | null>(null);
  const entry = merged !== null && merged.version > first.version ? merged : first;
  const [when, setWhen] = useState(mayPublish ? atOnce : { ...atOnce, kind: 'release' as const });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ field?: string; message?: string; findings: readonly Finding[] }>({
    findings: [],
  });
  const check = useQuery({
    queryKey: [...entryKey(entry), 'check', entry.version, locale],
    queryFn: () => checkDraft(entry, locale),
    retry: false,
  });
  const findings = refusal.findings.length > 0 ? refusal.findings : (check.data ?? []);
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
  const blocked = findings.some(({ level }) => level === 'error') && when.kind !== 'release';
  const finish = (outcome: OrderOutcome) => {
    if (outcome.kind === 'refused') return setRefusal({ field: t(outcome.reason), findings: [] });
    if (outcome.kind === 'done') {
      say(t('publish.done', { title }));
      onPublished?.(outcome.entry);
    } else if (outcome.kind === 'planned')
      say(t('publish.planned', { title, at: formatMoment(outcome.at, locale) }));
    else say(t('publish.in-release', { title, release: outcome.title }));
    void forgetEntry(cache, entry);
    onClose();
  };
  const act = async () => {
    setBusy(true);
    const locales = isPage && left.size > 0 ? { locales: [...chosen] } : {};
    try {
      finish(await executeOrder({ entry, action: 'publish', when, releases, ...locales }, new Date()));
    } catch (error) {
      if (error instanceof ApiError && error.current) setNewer(error.current);
      // The check says the same in the language of the person at it.
      const refused = error instanceof ApiError ? error.findings : [];
      const checked = refused.length > 0 ? ((await check.refetch()).data ?? []) : [];
      const found = checked.some(({ level }) => level === 'error') ? checked : refused;
      setRefusal({
        message: error instanceof Error ? error.message : t('studio.unknown-error'),
        findings: found,
      });
    }
    setBusy(false);
  };
  const merge = async (body: unknown, version: number) => {
    // What they saved is taken as it is where this window adds nothing to it.
    const next =
      newer?.version === version && isSame(body, newer.draft) ? newer : await saveDraft(entry, body, version);
    setMerged(next);
    setNewer(null);
    setRefusal({ findings: [] });
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
    <Dialog
      title={t('publish.title', { title })}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="s-btn" onClick={onClose}>
            {t('parts.cancel')}
          </button>
          <button
            type="button"
            className="s-btn s-btn-main"
            aria-disabled={busy || blocked || none}
            onClick={() => !busy && !blocked && !none && void act()}
          >
            {t(`publish.act-${when.kind}`)}
          </button>
        </>
      }
    >
      <div className="grid gap-5">
        <div role="alert" className="empty:hidden">
          {refusal.message !== undefined && <p className="s-error">{refusal.message}</p>}
        </div>
        <section aria-label={t('publish.checks')} className="grid gap-2">
          <h3 className="s-label">{t('publish.checks')}</h3>
          {check.isPending && (
            <p role="status" className="s-hint">
              {t('publish.checking')}
            </p>
          )}
          {check.error && (
            <p className="s-hint">{t('publish.not-checked', { reason: check.error.message })}</p>
          )}
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
        {!mayPublish && <p className="s-hint">{t('publish.role')}</p>}
        {plans.length > 0 && (
          <section aria-label={t('publish.already')} className="grid gap-2">
            <h3 className="s-label">{t('publish.already')}</h3>
            <PlanList plans={plans} version={entry.version} />
          </section>
        )}
        <WhenFields value={when} onChange={setWhen} mayPublish={mayPublish} error={refusal.field} />
      </div>
    </Dialog>
  );
}

/** How many findings are about each language: what is missing there. */
function missingByLocale(findings: readonly Finding[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { locale } of findings)
    if (locale !== undefined) counts.set(locale, (counts.get(locale) ?? 0) + 1);
  return counts;
}
