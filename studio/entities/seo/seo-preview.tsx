import { useStudioTexts } from '../../app/studio-texts.tsx';
import { textAt } from '../body-parts.ts';

/** How the page will look in search results and when it is shared. Widths of texts are what search engines cut at, about. */
export default function SeoPreview({ value }: { readonly value: unknown; readonly locale: string }) {
  const { t } = useStudioTexts();
  const title = textAt(value, 'meta', 'title');
  const description = textAt(value, 'meta', 'description');
  const social = {
    title: textAt(value, 'og', 'title') || title,
    description: textAt(value, 'og', 'description') || description,
    image: textAt(value, 'og', 'image') || textAt(value, 'twitter', 'image'),
    site: textAt(value, 'og', 'site_name') || location.host,
  };
  const path = textAt(value, 'url').replace(/\*$/, '…');
  return (
    <div className="grid gap-4">
      <section className="s-card p-4">
        <h2 className="s-label mb-3">{t('entities.seo-search')}</h2>
        <p className="s-hint truncate">
          {location.host}
          {path}
        </p>
        <p className="line-clamp-2 text-heading text-info">{cut(title || t('entities.seo-no-title'), 60)}</p>
        <p className="text-ink-soft text-small">
          {cut(description || t('entities.seo-no-description'), 160)}
        </p>
        <Length name={t('words.title')} now={title.length} best={[30, 60]} />
        <Length name={t('words.description')} now={description.length} best={[70, 160]} />
      </section>
      <section className="s-card overflow-clip">
        <h2 className="s-label p-4 pb-2">{t('entities.seo-social')}</h2>
        {social.image.startsWith('/') && (
          <img src={social.image} alt="" className="aspect-[1.91] w-full bg-sunken object-cover" />
        )}
        <div className="bg-sunken p-3">
          <p className="s-hint uppercase">{social.site}</p>
          <p className="line-clamp-2 font-semibold">{social.title || t('entities.seo-no-title')}</p>
          <p className="line-clamp-2 text-ink-soft text-small">{social.description}</p>
        </div>
      </section>
    </div>
  );
}

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

interface LengthProps {
  readonly name: string;
  readonly now: number;
  readonly best: readonly [number, number];
}

function Length({ name, now, best: [least, most] }: LengthProps) {
  const { t } = useStudioTexts();
  const word = now === 0 ? 'none' : now < least ? 'short' : now > most ? 'long' : 'good';
  return (
    <p className="mt-2 flex items-center justify-between gap-2 text-small">
      <span>{t('entities.seo-length', { name, now })}</span>
      <span className={`s-badge ${word === 'good' ? 's-badge-good' : 's-badge-caution'}`}>
        {t(`entities.seo-${word}`, { least, most })}
      </span>
    </p>
  );
}
