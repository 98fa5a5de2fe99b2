import { ArrowRight, Mail, Phone } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import { phoneLink } from '#ui/design/phone-link.ts';
import type { SiteFooterProps } from './props.ts';

type HelpBarProps = Pick<SiteFooterProps, 'phone' | 'hours' | 'email' | 'help'>;

const way = 'flex min-h-12 items-center gap-3 font-semibold underline-offset-4 hover:underline';
const icon = 'grid size-11 shrink-0 place-items-center rounded-full rounded-tl-none bg-deep-line';

/** Ways to a person, above the menu of the footer: the same on every page (WCAG 2.2, 3.2.6). */
export function HelpBar({ phone, hours, email, help }: HelpBarProps) {
  const { t, href } = usePage();
  return (
    <div className="flex flex-col gap-x-14 gap-y-5 border-b border-deep-line pb-10 desktop:flex-row desktop:flex-wrap desktop:items-start">
      <p className="text-title font-bold tracking-tight basis-full">{t('site-footer.help')}</p>
      {phone && (
        <div>
          <a className={`${way} text-xl`} href={phoneLink(phone)}>
            <span className={icon}>
              <Phone aria-hidden="true" className="size-5" />
            </span>
            <span>
              <span className="sr-only">{t('site-footer.call')} </span>
              {phone}
            </span>
          </a>
          {hours && <span className="block pl-14 text-sm text-on-deep-soft">{hours}</span>}
        </div>
      )}
      {email && (
        <a className={`${way} max-w-full`} href={`mailto:${email}`}>
          <span className={icon}>
            <Mail aria-hidden="true" className="size-5" />
          </span>
          <span className="min-w-0 [overflow-wrap:anywhere]">{email}</span>
        </a>
      )}
      <a className="btn btn-outline-inverse self-start desktop:ml-auto" href={href(help)}>
        {t('site-footer.contact')}
        <ArrowRight aria-hidden="true" className="size-5" />
      </a>
    </div>
  );
}
