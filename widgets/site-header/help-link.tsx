import { Headset } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';

interface HelpLinkProps {
  readonly link: string;
  readonly phone: string;
}

/**
 * The way to help, at the same place of every page and at every width (WCAG 2.2, 3.2.6). In a wide window the number
 * stands there to read; on a phone the icon alone, with its name for those who do not see it.
 */
export function HelpLink({ link, phone }: HelpLinkProps) {
  const { t, href } = usePage();
  return (
    <a
      href={href(link)}
      className="flex min-h-12 min-w-12 items-center justify-center gap-2.5 rounded-full px-2 text-brand hover:bg-brand-soft desktop:min-h-11"
    >
      <Headset aria-hidden="true" className="size-6 shrink-0" />
      <span className="sr-only leading-tight xl:not-sr-only print:not-sr-only">
        <span className="block text-sm text-ink-soft">{t('site-header.help')}</span>
        {phone && <span className="block font-semibold whitespace-nowrap text-ink"> {phone}</span>}
      </span>
    </a>
  );
}
