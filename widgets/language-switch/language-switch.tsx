import { Check, Globe } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import { languageLinks } from '#engine/routing/language-links.ts';
import type { ViewProps } from '#registry/widget.ts';
import type { LanguageSwitchProps } from './props.ts';

/** The same page in the other languages, each by its own name. On a site with one language: nothing. */
export function LanguageSwitch({ props }: ViewProps<LanguageSwitchProps>) {
  const page = usePage();
  const links = languageLinks(page);
  if (links.length === 0) return null;
  const label = props.title || page.t('language-switch.label');
  return (
    <nav aria-label={label} data-print="no" className="wrap py-5">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <p
          aria-hidden="true"
          className={`flex items-center gap-2 text-ink-soft ${props.title ? '' : 'sr-only'}`}
        >
          <Globe className="size-5 shrink-0" />
          {label}
        </p>
        <ul className="flex flex-wrap gap-2">
          {links.map((link) => (
            <li key={link.locale}>
              <a
                href={link.href}
                hrefLang={link.locale}
                lang={link.locale}
                {...(link.current ? { 'aria-current': 'true' as const } : {})}
                className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line-strong bg-surface px-4 font-medium hover:border-brand hover:bg-brand-soft aria-[current=true]:border-brand aria-[current=true]:bg-brand-soft aria-[current=true]:font-semibold aria-[current=true]:text-brand-strong"
              >
                {link.current && <Check aria-hidden="true" className="size-4 shrink-0" />}
                {link.name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

export default LanguageSwitch;
