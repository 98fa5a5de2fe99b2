import { ignore, namedModule } from './named-module.ts';

const load = () => namedModule('#visitor', import.meta.env.DEV && (() => import('./visitor.ts')));

/** Has a visit attributed that brings something to attribute: the first one, and one with parameters of a campaign. */
export function watchArrival(): void {
  if (
    !document.cookie.includes('utm-parameters=') ||
    /[?&](utm_|(sub)?channel|instrument|externalId)/.test(location.search)
  )
    load().then(({ noteArrival }) => noteArrival(), ignore);
}

/** Signs out by anything with `data-sign-out`, on every page, whether its block is awake or not. */
export function listenForSignOut(): void {
  addEventListener('click', (event) => {
    const control = event.target instanceof Element && event.target.closest('[data-sign-out]');
    if (!control) return;
    event.preventDefault();
    load().then(
      ({ signOut }) => signOut(control),
      () => location.reload(),
    );
  });
}
