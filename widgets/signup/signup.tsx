import { useEffect, useState } from 'react';
import { AccountCard } from '#account/account-card.tsx';
import { AccountForm } from '#account/account-form.tsx';
import { beginApplication } from '#account/begin-application.ts';
import { carriedQuery, withCarried } from '#account/carried-query.ts';
import { CodeStep } from '#account/code-step.tsx';
import { askForCode, proveContact, readContact } from '#account/contact-calls.ts';
import { enterAccount } from '#account/enter-account.ts';
import { GroupLinks } from '#account/group-links.tsx';
import { carriedNext } from '#account/sign-in-visit.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import type { SignUpProps } from './props.ts';
import type { queries } from './queries.ts';

/** Opens an account: details first, then the code that proves the address. Until then nothing is an account ([sec 10]). */
export function SignUp({ props, data, block }: ViewProps<SignUpProps, never, ReturnType<typeof queries>>) {
  const { t, href, locale } = usePage();
  const { form, group, groups, codePath, verifyPath, statusPath, next } = data.entry;
  const along = carriedNext(next);
  const [contact, setContact] = useState<string | null>(null);
  /** Kept while the code is waited for, so that going back finds the form as it was. Never stored. */
  const [given, setGiven] = useState<Readonly<Record<string, unknown>>>({});
  const [query, setQuery] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => setQuery(carriedQuery(location.search)), []);
  const words = props.registration === 'product' ? '-register' : '';
  return (
    <AccountCard
      block={block}
      title={props.title || t(`signup.title${words}`)}
      lead={
        <>
          <p className={contact === null ? 'mb-3' : ''}>
            <span className="badge">{t('signup.step', { step: contact === null ? 1 : 2 })}</span>
          </p>
          {contact === null && <p>{props.lead || t(`signup.lead${words}`)}</p>}
        </>
      }
      foot={
        <p>
          {t('signup.have-account')}{' '}
          <a
            className="text-link inline-flex min-h-11 items-center"
            href={withCarried(href('/signin'), along)}
          >
            {t('signup.signin')}
          </a>
        </p>
      }
    >
      {contact === null ? (
        <>
          <GroupLinks
            groups={groups}
            current={group}
            linkOf={({ alias, is_default }) =>
              withCarried(is_default ? '/signup' : `/signup/${alias}`, { ...query, ...along })
            }
          />
          <AccountForm
            id={`${block.id}-form`}
            form={form}
            values={given}
            query={query}
            onDone={(answer, values) => {
              setGiven(values);
              setContact(readContact(answer) ?? String(values['email'] ?? ''));
            }}
          />
        </>
      ) : (
        <CodeStep
          id={`${block.id}-code`}
          contact={contact}
          button={t('signup.finish')}
          verify={async (code) => {
            await proveContact(verifyPath, { contact, code }, locale);
            // The account is open by now: a failure leaves the customer at home, where the button is once more.
            if (Object.keys(query).length > 0)
              await beginApplication({ path: statusPath, carried: query, locale }).catch(() => undefined);
            enterAccount(href('/'));
          }}
          resend={() => askForCode(codePath, contact, locale)}
          back={() => setContact(null)}
        />
      )}
    </AccountCard>
  );
}

export default SignUp;
