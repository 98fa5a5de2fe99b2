import { CircleAlert, CircleCheck, Mail, Phone } from 'lucide-react';
import { useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import { type ContactCalls, VerifyPanel } from '#ui/account/verify-panel.tsx';
import { showPhone } from '#ui/forms/fields/phone/phone-number.ts';
import type { OwnContact } from './queries.ts';

interface ContactListProps {
  readonly id: string;
  readonly contacts: readonly OwnContact[];
  readonly calls: ContactCalls;
}

/** Ways to reach the customer; what is not confirmed yet can be confirmed on the spot. */
export function ContactList({ id, contacts, calls }: ContactListProps) {
  const { t } = usePage();
  const [proved, setProved] = useState<ReadonlySet<string>>(new Set());
  return (
    <ul className="grid grid-cols-1 gap-4">
      {contacts.map(({ kind, value, verified }) => {
        const sure = verified || proved.has(value);
        const Icon = kind === 'email' ? Mail : Phone;
        const Mark = sure ? CircleCheck : CircleAlert;
        return (
          <li key={kind} className="grid grid-cols-1 gap-4 rounded-control border border-line p-4">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Icon aria-hidden="true" className="size-5 shrink-0 text-brand" />
              <span className="min-w-0 flex-1 basis-48 font-semibold break-words">{readable(value)}</span>
              <span
                className={`inline-flex items-center gap-1.5 text-sm font-semibold ${sure ? 'text-success' : 'text-sun-ink'}`}
              >
                <Mark aria-hidden="true" className="size-4.5" />
                {t(sure ? 'profile-settings.verified' : 'profile-settings.unverified')}
              </span>
            </div>
            {!sure && (
              <VerifyPanel
                id={`${id}-${kind}`}
                contact={value}
                {...calls}
                level="h3"
                look="secondary"
                label={t(`profile-settings.verify-${kind}`)}
                onProved={() => setProved(new Set([...proved, value]))}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A Polish number in threes behind its prefix, in one piece; everything else as it is. */
const readable = (value: string): string =>
  value.startsWith('+48') ? `+48 ${showPhone(value)}`.replaceAll(' ', '\u00A0') : value;
