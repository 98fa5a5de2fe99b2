import { useQuery } from '@tanstack/react-query';
import { staffSessionEnd, staffSessions } from '#schemas/calls/staff/sessions.ts';
import { useErrorWords } from '../../app/error-words.ts';
import { Failed, Loading } from '../../app/screen-states.tsx';
import { callStaff } from '../../app/staff-call.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { useToast } from '../../parts/toast.tsx';
import { SessionList } from './session-list.tsx';

/** Where one is signed in; all but the session that looks can be ended. */
export function OwnSessions() {
  const { t } = useStudioTexts();
  const words = useErrorWords();
  const say = useToast();
  const list = useQuery({
    queryKey: ['own-sessions'],
    queryFn: async () => (await callStaff(staffSessions, {})).data,
  });
  const end = async (id: string) => {
    try {
      await callStaff(staffSessionEnd, { params: { id } });
      say(t('account.session-ended'));
    } catch (error) {
      say(words(error), 'problem');
    }
    await list.refetch();
  };
  return (
    <section className="s-card grid gap-3 p-5" aria-labelledby="account-sessions">
      <h2 id="account-sessions" className="font-semibold text-lead">
        {t('account.sessions')}
      </h2>
      <p className="text-ink-soft">{t('account.sessions-text')}</p>
      {list.error && <Failed message={words(list.error)} retry={() => void list.refetch()} />}
      {list.isPending && <Loading />}
      {list.data && (
        <SessionList
          sessions={list.data}
          action={({ id, current }, title) =>
            current ? null : (
              <button
                type="button"
                className="s-btn"
                aria-label={t('account.end-session', { title })}
                onClick={() => void end(id)}
              >
                {t('account.end')}
              </button>
            )
          }
        />
      )}
    </section>
  );
}
