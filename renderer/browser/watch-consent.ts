import { ignore, namedModule } from './named-module.ts';

/** Where the question of consent is asked and what waits for its answer; most pages of most visits need nothing of it. */
const needed = (): unknown => {
  const bar = document.querySelector<HTMLElement>('[data-consent-form=bar]');
  return (
    document.querySelector('[data-consent-form=inline],script[data-consent]') ||
    (bar && !document.cookie.includes(`mozaika-consent=${bar.dataset['version']}.`))
  );
};

const load = () => namedModule('#consent', import.meta.env.DEV && (() => import('./consent.ts')));

/** Looks whether this page needs the module of consent. Called for each page, first or moved to. */
export function watchConsent(): void {
  if (needed()) load().then(({ refreshConsent }) => refreshConsent(), ignore);
}

/** Fetches the module when somebody answers the question, or asks for it by a link to `#cookie-consent`. */
export function listenForConsent(): void {
  const open = () => {
    if (location.hash === '#cookie-consent') load().then(({ openConsent }) => openConsent(), ignore);
  };
  addEventListener('hashchange', open);
  open();
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-consent-choice]');
    if (button) load().then(({ chooseConsent }) => chooseConsent(button), ignore);
  });
}
