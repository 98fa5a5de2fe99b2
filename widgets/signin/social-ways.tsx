import { CircleUserRound } from 'lucide-react';
import { useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import { enterAccount } from '#ui/account/enter-account.ts';
import { SmallForm } from '#ui/account/small-form.tsx';
import type { NetworkEntry, SignInEntry } from './queries.ts';
import { signInWithNetwork } from './sign-in-calls.ts';

interface SocialWaysProps {
  readonly id: string;
  readonly networks: readonly NetworkEntry[];
  readonly tokenCall: NonNullable<SignInEntry['socialTokenCall']>;
}

/** Accounts of elsewhere that open ours. The sandbox's network asks for an address, where a real one has a page of its own. */
export function SocialWays({ id, networks, tokenCall }: SocialWaysProps) {
  const { t, href, locale } = usePage();
  const [open, setOpen] = useState<string | null>(null);
  return (
    <div className="grid gap-4">
      {networks.map(({ alias, title, signInCall }) => (
        <div key={alias} className="grid gap-4">
          <button
            type="button"
            aria-expanded={open === alias}
            aria-controls={`${id}-${alias}`}
            onClick={() => setOpen(open === alias ? null : alias)}
            className="btn btn-secondary w-full"
          >
            <CircleUserRound aria-hidden="true" className="size-5" />
            {t('signin.with', { network: title })}
          </button>
          <div id={`${id}-${alias}`} hidden={open !== alias} className="rounded-control bg-paper p-4">
            {open === alias && (
              <SmallForm
                id={`${id}-${alias}`}
                look="secondary"
                button={t('signin.go-on')}
                fields={[
                  {
                    name: 'email',
                    kind: 'email',
                    label: t('signin.network-email', { network: title }),
                    autoComplete: 'email',
                  },
                ]}
                send={async ({ email = '' }) => {
                  await signInWithNetwork({ token: tokenCall, signIn: signInCall }, email, locale);
                  enterAccount(href('/'));
                }}
              />
            )}
          </div>
        </div>
      ))}
    </div>
  );
}
