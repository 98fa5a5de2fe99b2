import { useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { siteImport } from '#schemas/calls/staff/site.ts';
import type { SiteFile, SiteImport, SiteImportResult } from '#schemas/studio/site-transfer.ts';
import { ApiError } from '../../app/api.ts';
import { useErrorWords } from '../../app/error-words.ts';
import { callStaff } from '../../app/staff-call.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { Field } from '../../parts/field.tsx';
import { useToast } from '../../parts/toast.tsx';
import { ImportCounts, ImportWarnings } from './import-counts.tsx';
import { ImportProblems } from './import-problems.tsx';
import { readSiteFile } from './read-site-file.ts';
import { Switch } from './switch.tsx';

const send = async (wish: SiteImport): Promise<SiteImportResult> =>
  (await callStaff(siteImport, { body: wish })).data;

/** Brings a file in: it is looked at, what would change is shown, and then it is done. */
export function BringSite() {
  const { t } = useStudioTexts();
  const words = useErrorWords();
  const say = useToast();
  const cache = useQueryClient();
  const [site, setSite] = useState<SiteFile | null>(null);
  const [plan, setPlan] = useState<SiteImportResult | null>(null);
  const [error, setError] = useState<ApiError | string | null>(null);
  const [how, setHow] = useState({ publish: false, replace: false });
  const [asking, setAsking] = useState(false);
  const [round, setRound] = useState(0);

  const look = async (file: SiteFile, options: typeof how) => {
    setError(null);
    try {
      setPlan(await send({ site: file, ...options, dry_run: true }));
    } catch (failure) {
      setPlan(null);
      setError(failure instanceof ApiError ? failure : words(failure));
    }
  };
  const choose = async (file: File | undefined) => {
    setSite(null);
    setPlan(null);
    setError(null);
    if (!file) return;
    const read = await readSiteFile(file);
    if (typeof read === 'string') return setError(t(`site-transfer.${read}`));
    setSite(read);
    await look(read, how);
  };
  const change = (next: typeof how) => {
    setHow(next);
    if (site) void look(site, next);
  };
  const bring = async () => {
    if (!site) return;
    try {
      const result = await send({ site, ...how, dry_run: false });
      say(t(result.published ? 'site-transfer.done-live' : 'site-transfer.done-drafts'));
      setSite(null);
      setPlan(null);
      // A file field forgets its file only when it is made anew.
      setRound((now) => now + 1);
    } catch (failure) {
      setError(failure instanceof ApiError ? failure : words(failure));
    } finally {
      await cache.invalidateQueries();
    }
  };
  return (
    <section className="s-card grid gap-4 p-5">
      <div>
        <h2 className="text-heading">{t('site-transfer.bring')}</h2>
        <p className="mt-1 text-ink-soft">{t('site-transfer.bring-text')}</p>
      </div>
      <Field label={t('site-transfer.file')} {...(typeof error === 'string' && { error })}>
        {(control) => (
          <input
            {...control}
            key={round}
            type="file"
            accept="application/json,.json"
            className="s-input"
            onChange={(event) => void choose(event.target.files?.[0])}
          />
        )}
      </Field>
      {error instanceof ApiError && <ImportProblems error={error} />}
      {site && plan && (
        <>
          <ImportCounts plan={plan} />
          <Switch
            label={t('site-transfer.publish')}
            hint={t('site-transfer.publish-hint')}
            checked={how.publish}
            onChange={(publish) => change({ publish, replace: publish && how.replace })}
          />
          <Switch
            label={t('site-transfer.replace')}
            hint={t('site-transfer.replace-hint')}
            checked={how.replace}
            disabled={!how.publish}
            onChange={(replace) => change({ ...how, replace })}
          />
          <button
            type="button"
            className="s-btn s-btn-main justify-self-start"
            onClick={() => setAsking(true)}
          >
            <Upload aria-hidden="true" size={16} />
            {t('site-transfer.go')}
          </button>
        </>
      )}
      {asking && site && plan && (
        <ConfirmDialog
          title={t('site-transfer.confirm-title', { name: site.name })}
          confirm={t('site-transfer.go')}
          danger={how.publish}
          onConfirm={bring}
          onClose={() => setAsking(false)}
        >
          <p>{t(how.publish ? 'site-transfer.confirm-live' : 'site-transfer.confirm-drafts')}</p>
          {plan.taken_off > 0 && <p>{t('site-transfer.confirm-off', { count: plan.taken_off })}</p>}
          <ImportWarnings plan={plan} />
        </ConfirmDialog>
      )}
    </section>
  );
}
