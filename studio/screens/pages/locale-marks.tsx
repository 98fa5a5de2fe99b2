import { useStudioTexts } from '../../app/studio-texts.tsx';
import type { Completeness } from './text-completeness.ts';

/** How far a page is translated, language by language; what is missing is said in words. */
export function LocaleMarks({ languages }: { readonly languages: readonly Completeness[] }) {
  const { t } = useStudioTexts();
  return (
    <ul className="flex flex-wrap gap-1.5">
      {languages.map(({ locale, done, all }) => {
        const isWhole = done >= all;
        const label = isWhole ? t('pages.translated') : t('pages.translated-part', { done, all });
        return (
          <li
            key={locale}
            title={label}
            className={`s-badge ${isWhole ? 's-badge-good' : done === 0 ? '' : 's-badge-caution'}`}
          >
            <span aria-hidden="true">{locale.toUpperCase()}</span>
            {!isWhole && (
              <span aria-hidden="true" className="tabular-nums">
                {Math.floor((done / all) * 100)}%
              </span>
            )}
            <span className="sr-only">
              {locale}: {label}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
