import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorWords } from '../app/error-words.ts';
import { useStudioTexts } from '../app/studio-texts.tsx';
import { useToast } from '../parts/toast.tsx';
import { momentInWords } from './local-moment.ts';
import { ownLookSeconds, previewsKey, revokePreview, usePreviews } from './preview-calls.ts';
import { visitorName } from './visitor-name.ts';

/** Links to a page that still open something, and the end of them. */
export function SharedLinks({ path }: { readonly path: string }) {
  const { t, locale } = useStudioTexts();
  const words = useErrorWords();
  const say = useToast();
  const cache = useQueryClient();
  const { data = [] } = usePreviews();
  const revoke = useMutation({
    mutationFn: revokePreview,
    onSuccess: async () => {
      say(t('share.revoked'));
      await cache.invalidateQueries({ queryKey: previewsKey });
    },
    onError: (error) => say(words(error), 'problem'),
  });
  // What the Studio made to look itself is gone before anybody could want to end it.
  const soon = Date.now() + ownLookSeconds * 1000;
  const links = data.filter((link) => link.path === path && Date.parse(link.expires_at) > soon);
  return (
    <section className="grid gap-2 border-line border-t pt-4">
      <h3 className="s-label">{t('share.active')}</h3>
      {links.length === 0 && <p className="s-hint">{t('share.none')}</p>}
      <ul className="grid gap-1">
        {links.map((link) => {
          const visitor = visitorName(t, link.visitor);
          const moment = momentInWords(locale, link.expires_at);
          return (
            <li key={link.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg py-1">
              <span className="min-w-0 grow">
                <span className="font-medium">{visitor}</span>{' '}
                <span className="s-hint">
                  {link.locale.toUpperCase()} · {t('share.until', { moment })} ·{' '}
                  {t('share.by', { by: link.by })}
                </span>
              </span>
              <button
                type="button"
                className="s-btn"
                aria-label={t('share.revoke-of', { visitor, moment })}
                disabled={revoke.isPending}
                onClick={() => revoke.mutate(link.id)}
              >
                {t('share.revoke')}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
