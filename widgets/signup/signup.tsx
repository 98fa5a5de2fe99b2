import { useEffect, useRef, useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import { usePlace } from '#engine/react/use-place.ts';
import type { ViewProps } from '#registry/widget.ts';
import { maskEmail } from '#schemas/masked-contact.ts';
import { AccountCard } from '#ui/account/account-card.tsx';
import { AccountForm } from '#ui/account/account-form.tsx';
import { beginApplication } from '#ui/account/begin-application.ts';
import { carriedQuery, withCarried } from '#ui/account/carried-query.ts';
import { CodeStep } from '#ui/account/code-step.tsx';
import { askForCode, proveContact, readContact, readRegistrationKey } from '#ui/account/contact-calls.ts';
import { enterAccount } from '#ui/account/enter-account.ts';
import { carriedNext } from '#ui/account/sign-in-visit.ts';
import { readFragment } from '#ui/account/take-fragment.ts';
import { GroupLinks } from '#widgets/signup/group-links.tsx';
import {
  forgetWaiting,
  keepWaiting,
  linkedSignUp,
  readWaiting,
  type WaitingSignUp,
} from '#widgets/signup/waiting-sign-up.ts';
import type { SignUpProps } from './props.ts';
import type { queries } from './queries.ts';
import { WantedLoan } from './wanted-loan.tsx';

/** The address as it is shown: only its end once the page was left, since whoever comes next may see it. */
interface Shown {
  readonly shown: string;
  readonly code?: string;
}

/** Opens an account: details first, then the code that proves the address. Until then nothing is an account ([sec 10]). */
export function SignUp({ props, data, block }: ViewProps<SignUpProps, never, ReturnType<typeof queries>>) {
  const { t, href, locale } = usePage();
  const { form, group, groups, codeCall, verifyCall, statusCall, next, terms } = data.entry;
  const along = carriedNext(next);
  /** Address the code went to, whole for whoever has just given it, and the code where the message's link brought it. */
  const [waiting, setWaiting] = useState<(WaitingSignUp & Shown) | null>(null);
  /** Kept while the code is waited for, so that going back finds the form as it was. Never stored. */
  const [given, setGiven] = useState<Readonly<Record<string, unknown>>>({});
  const [query, setQuery] = useState<Readonly<Record<string, string>>>({});
  const arrived = useRef<WaitingSignUp | null>(null);
  useEffect(() => {
    const carried = carriedQuery(location.search);
    const { email, code } = readFragment(location.hash);
    const kept = readWaiting(Date.now());
    const linked = email ? linkedSignUp({ contact: email, query: carried }, kept) : null;
    const found = linked && code ? { ...linked, code } : kept;
    // The code is a secret: out of the address, the history and what a browser sends to its maker ([sec 12]).
    if (code) history.replaceState(history.state, '', location.pathname + location.search);
    arrived.current = found;
    setQuery({ ...found?.query, ...carried });
    setWaiting(found && { ...found, shown: maskEmail(found.contact) });
  }, []);
  const [place, open] = usePlace('form', () => (arrived.current ? 'code' : 'form'));
  const atCode = place === 'code' && waiting !== null;
  const words = props.registration === 'product' ? '-register' : '';
  return (
    <AccountCard
      block={block}
      title={props.title || t(`signup.title${words}`)}
      lead={
        <>
          <p className={atCode ? '' : 'mb-3'}>
            <span className="badge">{t('signup.step', { step: atCode ? 2 : 1 })}</span>
          </p>
          {!atCode && <p>{props.lead || t(`signup.lead${words}`)}</p>}
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
      <WantedLoan id={block.id} terms={terms} query={query} />
      {atCode ? (
        <CodeStep
          id={`${block.id}-code`}
          contact={waiting.shown}
          {...(waiting.code !== undefined && { code: waiting.code })}
          button={t('signup.finish')}
          verify={async (code) => {
            const { contact, key } = waiting;
            await proveContact(verifyCall, { contact, code, ...(key !== undefined && { key }) }, locale);
            // The account is open by now: a failure leaves the customer at home, where the button is once more.
            if (Object.keys(query).length > 0)
              await beginApplication({ call: statusCall, carried: query, locale }).catch(() => undefined);
            enterAccount(href('/'));
          }}
          resend={async () => {
            await askForCode(codeCall, waiting.contact, locale);
            const { contact, key } = waiting;
            keepWaiting({ contact, ...(key !== undefined && { key }), query }, Date.now());
          }}
          back={() => {
            forgetWaiting();
            setWaiting(null);
            open('form');
          }}
        />
      ) : (
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
              const contact = readContact(answer) ?? String(values['email'] ?? '');
              const key = readRegistrationKey(answer);
              const sent = { contact, ...(key !== null && { key }), query };
              keepWaiting(sent, Date.now());
              setGiven(values);
              setWaiting({ ...sent, shown: contact });
              open('code');
            }}
          />
        </>
      )}
    </AccountCard>
  );
}

export default SignUp;
