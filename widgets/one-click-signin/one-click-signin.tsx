import { useEffect, useRef, useState } from 'react';
import { callPlatform } from '#engine/react/call-platform.ts';
import { useNotifications } from '#engine/react/notifications.tsx';
import { usePage } from '#engine/react/page-context.tsx';
import { Failed } from '#engine/react/platform-failures.ts';
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
import { keptToken, takeToken } from './take-token.ts';

/**
 * Signs in with the link of a message, when somebody presses the button: mail scanners open links, run scripts and wait, and a link that
 * signs in by itself would sign the scanner in. The token is taken out of the address before anything else ([sec 12]), and the tab keeps it until
 * it is used, because phones reload a page that was in the background.
 */
export function OneClickSignIn({
  props,
  data,
  block,
}: ViewProps<OneClickSignInProps, never, ReturnType<typeof queries>>) {
  const page = usePage();
  const { t, href, locale, session } = page;
  const { sampleToken } = data.exchange;
  const { notify } = useNotifications();
  const [state, setState] = useState<'ready' | 'sending' | 'none' | 'failed'>('ready');
  const token = useRef<string | null>(null);
  const toAnother = useRef<HTMLAnchorElement>(null);
  const begun = useRef(false);

  const exchange = async () => {
    if (token.current === null || state === 'sending') return;
    setState('sending');
    try {
      await callPlatform(data.exchange.call, {
        query: { language: locale },
        body: { token: token.current },
        locale,
      });
      enterAccount(href('/'));
    } catch (failure) {
      // Without an answer the link may still be good.
      const isUsed = failure instanceof Failed && failure.status < 500;
      if (isUsed) keptToken.forget();
      // Specification 8: the first of the server's `errors` is shown, on the sign-in screen; the one that sends another link.
      const words = failureMessage(failure, t);
      if (words) notify({ kind: 'error', ...words });
      setState(isUsed ? 'failed' : 'ready');
      if (isUsed) toAnother.current?.click();
    }
  };
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const taken = takeToken(location);
    if (taken) history.replaceState(history.state, '', taken.clean);
    const found = taken?.token ?? keptToken.read();
    if (found !== null) keptToken.keep(found);
    token.current = found ?? sampleToken;
    if (token.current === null) setState('none');
  }, [sampleToken]);

  return (
    <AccountCard block={block} title={props.title || t('one-click-signin.title')}>
      <noscript>
        <p className="rounded-control bg-info-soft p-4 font-medium text-info">
          {t('one-click-signin.noscript')}
        </p>
      </noscript>
      {(state === 'ready' || state === 'sending') && (
        <div className="grid gap-6 noscript:hidden">
          <p>{t(session.signedIn ? 'one-click-signin.signed-in' : 'one-click-signin.ready')}</p>
          <SendButton
            busy={state === 'sending'}
            label={t('one-click-signin.use')}
            onPress={() => void exchange()}
          />
        </div>
      )}
      {(state === 'none' || state === 'failed') && (
        <Result
          kind="failed"
          title={t('one-click-signin.none')}
          text={t('one-click-signin.none-text')}
          takesFocus={state === 'failed'}
        />
      )}
      <p>
        <a
          ref={toAnother}
          className="text-link inline-flex min-h-11 items-center"
          href={withCarried(href('/signin/link'), carriedNext(data.exchange.next))}
        >
          {t('one-click-signin.another')}
        </a>
      </p>
    </AccountCard>
  );
}

export default OneClickSignIn;
