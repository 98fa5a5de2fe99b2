import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useErrorWords } from '../../app/error-words.ts';
import { Failed, Loading } from '../../app/screen-states.tsx';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Moment } from '../../history/moment.tsx';
import { StatusBadge } from '../../parts/badge.tsx';
import { Toolbar } from '../../parts/toolbar.tsx';
import { readRelease } from '../releases/release-calls.ts';
import { ReleaseActions } from './release-actions.tsx';
import { ReleaseContents } from './release-contents.tsx';
import { ReleaseWords } from './release-words.tsx';

/** One release: what is in it, and what can be done with it. */
export default function OpenRelease() {
  const { t } = useStudioTexts();
  const errorWords = useErrorWords();
  const { id = '' } = useParams();
  const known = useQuery({ queryKey: ['releases', id], queryFn: () => readRelease(id) });
  const back = (
    <Link to="/releases" className="s-link">
      ← {t('release.back')}
    </Link>
  );
  if (known.error && !known.data)
    return (
      <>
        <Toolbar title={t('release.title')} back={back} />
        <Failed message={errorWords(known.error)} retry={() => void known.refetch()} />
      </>
    );
  if (!known.data) return <Loading />;
  const release = known.data;
  const { state, scheduled_at, live_at } = release;
  return (
    <>
      <Toolbar
        title={release.title}
        back={back}
        badge={<StatusBadge status={state === 'open' && scheduled_at !== null ? 'waiting' : state} />}
        lead={
          scheduled_at !== null && state === 'open' ? (
            <>
              {t('release.goes-live')} <Moment at={scheduled_at} />
            </>
          ) : live_at === null ? undefined : (
            <>
              {t('release.live-since')} <Moment at={live_at} />
            </>
          )
        }
      >
        <ReleaseActions release={release} />
      </Toolbar>
      <div className="grid gap-5">
        <ReleaseContents release={release} />
        <ReleaseWords key={release.updated_at} release={release} />
      </div>
    </>
  );
}
