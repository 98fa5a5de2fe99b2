import { LoaderCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { callPlatform } from '#engine/react/call-platform.ts';
import { useNotifications } from '#engine/react/notifications.tsx';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { AccountCard } from '#ui/account/account-card.tsx';
import { withCarried } from '#ui/account/carried-query.ts';
import { enterAccount } from '#ui/account/enter-account.ts';
import { carriedNext } from '#ui/account/sign-in-visit.ts';
import { failureMessage } from '#ui/design/failure-message.ts';
import { Result } from '#ui/design/result.tsx';
import { SendButton } from '#ui/design/send-button.tsx';
import type { OneClickSignInProps } from './props.ts';
import type { queries } from './queries.ts';
import { takeToken } from './take-token.ts';

/**
 * Signs in with the link of a message. The token is taken out of the address before anything else ([sec 12]) and exchanged
 * by script alone: a scanner that follows the links of a mailbox does not use them up. Whoever is signed in already is
 * asked first, because the link may be somebody else's.
 */
export function OneClickSignIn({
  props,
  data,
  block,
}: ViewProps<OneClickSignInProps, never, ReturnType<typeof queries>>) {
  const page = usePage();
  const { t, href, locale, session } = page;
  const { notify } = useNotifications();
  const [state, setState] = useState<'waiting' | 'asking' | 'sending' | 'none' | 'failed'>('waiting');
  const token = useRef<string | null>(null);
  const toSignIn = useRef<HTMLAnchorElement>(null);
  const begun = useRef(false);

  const exchange = async () => {
    if (token.current === null) return;
    setState('sending');
    try {
      await callPlatform(data.exchange.call, {
        query: { language: locale },
        body: { token: token.current },
        locale,
      });
      enterAccount(href('/'));
    } catch (failure) {
      // Specification 8: the first of the server's `errors` is shown, on the sign-in screen.
      const words = failureMessage(failure, t);
      if (words) notify({ kind: 'error', ...words });
      setState('failed');
      toSignIn.current?.click();
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is exchanged once
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const taken = takeToken(location);
    if (!taken) return setState('none');
    token.current = taken.token;
    history.replaceState(history.state, '', taken.clean);
    if (session.signedIn) setState('asking');
    else void exchange();
  }, []);

  return (
    <AccountCard block={block} title={props.title || t('one-click-signin.title')}>
      <noscript>
        <p className="rounded-control bg-info-soft p-4 font-medium text-info">
          {t('one-click-signin.noscript')}
        </p>
      </noscript>
      {(state === 'waiting' || state === 'sending') && (
        <p role="status" className="flex min-h-12 items-center gap-3 text-lead noscript:hidden">
          <LoaderCircle aria-hidden="true" className="size-6 shrink-0 animate-spin text-brand" />
          {t('account.entering')}
        </p>
      )}
      {state === 'asking' && (
        <>
          <p>{t('one-click-signin.signed-in')}</p>
          <SendButton busy={false} label={t('one-click-signin.use')} onPress={() => void exchange()} />
        </>
      )}
      {(state === 'none' || state === 'failed') && (
        <Result
          kind="failed"
          title={t('one-click-signin.none')}
          text={t('one-click-signin.none-text')}
          takesFocus={state === 'failed'}
        />
      )}
      <p className={state === 'none' || state === 'failed' ? '' : 'sr-only focus-within:not-sr-only'}>
        <a
          ref={toSignIn}
          className="text-link inline-flex min-h-11 items-center"
          href={withCarried(href('/signin'), carriedNext(data.exchange.next))}
        >
          {t('account.to-signin')}
        </a>
      </p>
    </AccountCard>
  );
}

export default OneClickSignIn;
