import { Mail, Phone } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import { phoneLink } from '#ui/design/phone-link.ts';
import type { LenderContact } from './lender-contact.ts';

/** How to reach a person of the lender. Where nothing is configured, the contact page. */
export function ContactLines({ contact }: { readonly contact: LenderContact }) {
  const { t, href } = usePage();
  const { phone, email, hours } = contact;
  if (!phone && !email)
    return (
      <a className="text-link inline-flex min-h-11 items-center" href={href('/contacts')}>
        {t('account.help')}
      </a>
    );
  return (
    <ul className="grid gap-1">
      {phone && (
        <li className="flex flex-wrap items-center gap-x-3">
          <Phone aria-hidden="true" className="size-5 shrink-0 text-brand" />
          <a className="text-link inline-flex min-h-11 items-center" href={phoneLink(phone)}>
            {phone}
          </a>
          {hours && <span className="text-ink-soft">{hours}</span>}
        </li>
      )}
      {email && (
        <li className="flex flex-wrap items-center gap-x-3">
          <Mail aria-hidden="true" className="size-5 shrink-0 text-brand" />
          <a className="text-link inline-flex min-h-11 items-center break-all" href={`mailto:${email}`}>
            {email}
          </a>
        </li>
      )}
    </ul>
  );
}
