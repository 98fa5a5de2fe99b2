import { Link } from 'react-router';
import type { Usage } from '#schemas/studio/usage.ts';
import { useErrorWords } from '../app/error-words.ts';
import { Failed, Loading } from '../app/screen-states.tsx';
import { useStudioTexts } from '../app/studio-texts.tsx';
import { Badge } from '../parts/badge.tsx';
import { useMediaUsage } from './media-calls.ts';

/** Where a picture is shown. */
export function MediaUsage({ id }: { readonly id: string }) {
  const { t } = useStudioTexts();
  const words = useErrorWords();
  const usage = useMediaUsage(id);
  return (
    <section aria-labelledby="media-usage" className="grid gap-2">
      <h3 id="media-usage" className="s-label">
        {t('media.usage')}
      </h3>
      {usage.isPending && <Loading />}
      {usage.isError && <Failed message={words(usage.error)} retry={() => void usage.refetch()} />}
      {usage.data?.length === 0 && <p className="s-hint">{t('media.unused')}</p>}
      <ul className="grid gap-1">
        {usage.data?.map((place) => (
          <li key={`${place.kind} ${place.key} ${place.locale} ${place.block_id ?? ''} ${place.path}`}>
            <Place place={place} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Place({ place }: { readonly place: Usage }) {
  const { t } = useStudioTexts();
  const { kind, key, title, locale, live, draft } = place;
  return (
    <p className="flex flex-wrap items-center gap-2">
      <span className="s-hint">{t(`studio.kind-${kind}`)}</span>
      {kind === 'page' ? (
        <Link className="s-link" to={`/pages/${encodeURIComponent(key)}`}>
          {title}
        </Link>
      ) : (
        <strong>{title}</strong>
      )}
      {locale !== '' && <span className="s-hint">{locale}</span>}
      {live && <Badge tone="good">{t('media.used-live')}</Badge>}
      {draft && !live && <Badge>{t('media.used-draft')}</Badge>}
    </p>
  );
}
