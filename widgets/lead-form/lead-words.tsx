import { Mail, Phone } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { BlockInfo } from '#registry/widget.ts';
import { phoneLink } from '#ui/design/phone-link.ts';
import type { LeadFormProps } from './props.ts';

interface LeadWordsProps {
  readonly props: LeadFormProps;
  readonly title: string | undefined;
  readonly headingId: string;
  readonly block: BlockInfo;
  /** On the dark panel. */
  readonly deep: boolean;
}

/** What the form is for, and the other ways to reach us. */
export function LeadWords({ props, title, headingId, block, deep }: LeadWordsProps) {
  const Heading = block.first ? 'h1' : 'h2';
  return (
    <div className={`relative min-w-0 @4xl:pb-28 ${deep ? 'on-deep' : ''}`}>
      {title && (
        <Heading id={headingId} className="text-title break-words hyphens-auto">
          {title}
        </Heading>
      )}
      {props.lead && (
        <p className={`mt-4 max-w-prose text-lead ${deep ? 'text-on-deep-soft' : 'text-ink-soft'}`}>
          {props.lead}
        </p>
      )}
      <OtherWays phone={props.contactPhone} email={props.contactEmail} deep={deep} />
    </div>
  );
}

interface OtherWaysProps {
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly deep?: boolean | undefined;
}

/** Telephone and e-mail for those who rather call or write. */
export function OtherWays({ phone, email, deep = false }: OtherWaysProps) {
  const { t } = usePage();
  if (!phone && !email) return null;
  const link = `inline-flex min-h-11 items-center gap-3 font-semibold break-all hover:underline ${deep ? 'text-on-deep' : 'text-brand'}`;
  return (
    <div className="mt-6">
      <p className={deep ? 'text-on-deep-soft' : 'text-ink-soft'}>{t('lead-form.other-ways')}</p>
      <ul className="mt-1 flex flex-wrap gap-x-8">
        {phone && (
          <li>
            <a href={phoneLink(phone)} className={link}>
              <Phone aria-hidden="true" className="size-5 flex-none" />
              {phone}
            </a>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}`} className={link}>
              <Mail aria-hidden="true" className="size-5 flex-none" />
              {email}
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}
