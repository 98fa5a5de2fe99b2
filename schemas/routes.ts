/**
 * Every route of the product and who may open it (specification 2).
 * `open`: shown. `signin`: sent to `/signin`. `home`: sent to `/`. `status`: shown only while the application status
 * admits it (`statuses.ts`), otherwise the customer goes to the status's own screen.
 */
export interface Route {
  /** Path template: `{name}` is one segment, `{name?}` an optional last one. */
  readonly path: string;
  readonly anonymous: 'open' | 'signin';
  readonly customer: 'open' | 'home' | 'status';
  readonly group:
    | 'home'
    | 'flow'
    | 'account'
    | 'auth'
    | 'shop'
    | 'content'
    | 'chat'
    | 'other'
    | 'contract'
    | 'dev';
}

/** In order of precedence: the first template that matches wins, so literal paths stand before templates. */
export const routes = [
  { path: '/', anonymous: 'open', customer: 'open', group: 'home' },
  { path: '/application', anonymous: 'signin', customer: 'status', group: 'flow' },
  { path: '/counter-offer', anonymous: 'open', customer: 'status', group: 'flow' },
  { path: '/data-checker', anonymous: 'signin', customer: 'status', group: 'flow' },
  { path: '/call-verification', anonymous: 'signin', customer: 'status', group: 'flow' },
  { path: '/identification', anonymous: 'signin', customer: 'status', group: 'flow' },
  { path: '/kontomatik', anonymous: 'signin', customer: 'status', group: 'flow' },
  { path: '/resale-offer', anonymous: 'open', customer: 'status', group: 'flow' },
  { path: '/resale-waiting', anonymous: 'open', customer: 'status', group: 'flow' },
  { path: '/blocked', anonymous: 'open', customer: 'status', group: 'flow' },
  { path: '/confirm-mobile', anonymous: 'open', customer: 'status', group: 'flow' },
  { path: '/confirm-mobile/update', anonymous: 'open', customer: 'status', group: 'flow' },
  { path: '/confirm-wait', anonymous: 'signin', customer: 'status', group: 'flow' },
  { path: '/confirm-wait/bc', anonymous: 'signin', customer: 'open', group: 'flow' },
  { path: '/phone-verification', anonymous: 'signin', customer: 'status', group: 'flow' },
  { path: '/verification', anonymous: 'open', customer: 'status', group: 'flow' },
  { path: '/transaction-link', anonymous: 'signin', customer: 'status', group: 'flow' },
  { path: '/rejected', anonymous: 'signin', customer: 'status', group: 'flow' },
  { path: '/resale', anonymous: 'signin', customer: 'status', group: 'flow' },
  { path: '/dashboard', anonymous: 'open', customer: 'open', group: 'account' },
  { path: '/personal-data', anonymous: 'open', customer: 'home', group: 'account' },
  { path: '/profile-settings', anonymous: 'signin', customer: 'open', group: 'account' },
  { path: '/password-change', anonymous: 'signin', customer: 'open', group: 'account' },
  { path: '/password-change/{group}', anonymous: 'signin', customer: 'open', group: 'account' },
  { path: '/password-restore', anonymous: 'open', customer: 'home', group: 'account' },
  { path: '/password-restore/update', anonymous: 'open', customer: 'home', group: 'account' },
  { path: '/password/reset', anonymous: 'open', customer: 'home', group: 'account' },
  { path: '/password/update', anonymous: 'signin', customer: 'status', group: 'account' },
  { path: '/signin/{form?}', anonymous: 'open', customer: 'home', group: 'auth' },
  { path: '/signin/one-click', anonymous: 'signin', customer: 'home', group: 'auth' },
  { path: '/signup/{group?}', anonymous: 'open', customer: 'home', group: 'auth' },
  { path: '/authlink/{token?}', anonymous: 'open', customer: 'open', group: 'auth' },
  { path: '/cart', anonymous: 'open', customer: 'open', group: 'shop' },
  { path: '/category', anonymous: 'open', customer: 'open', group: 'shop' },
  { path: '/category/{id}', anonymous: 'open', customer: 'open', group: 'shop' },
  { path: '/category/{id}/goods/{good_id}', anonymous: 'open', customer: 'open', group: 'shop' },
  { path: '/posts', anonymous: 'open', customer: 'open', group: 'content' },
  { path: '/posts/categories', anonymous: 'open', customer: 'open', group: 'content' },
  { path: '/posts/categories/{alias}', anonymous: 'open', customer: 'open', group: 'content' },
  { path: '/posts/{alias}', anonymous: 'open', customer: 'open', group: 'content' },
  { path: '/faq', anonymous: 'open', customer: 'open', group: 'content' },
  { path: '/contacts', anonymous: 'open', customer: 'open', group: 'content' },
  { path: '/info', anonymous: 'open', customer: 'open', group: 'content' },
  { path: '/info-static', anonymous: 'open', customer: 'open', group: 'content' },
  { path: '/{alias}', anonymous: 'open', customer: 'open', group: 'content' },
  { path: '/chat', anonymous: 'signin', customer: 'open', group: 'chat' },
  { path: '/chat/{uuid}', anonymous: 'signin', customer: 'open', group: 'chat' },
  { path: '/bpm-error', anonymous: 'open', customer: 'open', group: 'other' },
  { path: '/active-contract', anonymous: 'signin', customer: 'status', group: 'contract' },
  { path: '/active-contract/card-details', anonymous: 'signin', customer: 'status', group: 'contract' },
  { path: '/active-contract/debt-repayment', anonymous: 'signin', customer: 'status', group: 'contract' },
  { path: '/active-contract/details', anonymous: 'signin', customer: 'status', group: 'contract' },
  { path: '/active-contract/docs', anonymous: 'signin', customer: 'status', group: 'contract' },
  { path: '/active-contract/history', anonymous: 'signin', customer: 'status', group: 'contract' },
  { path: '/active-contract/main-card', anonymous: 'signin', customer: 'status', group: 'contract' },
  { path: '/active-contract/transfer', anonymous: 'signin', customer: 'status', group: 'contract' },
  { path: '/active-contract/user-data', anonymous: 'signin', customer: 'status', group: 'contract' },
  {
    path: '/dev-examples/component-examples/{component?}',
    anonymous: 'open',
    customer: 'open',
    group: 'dev',
  },
  { path: '/dev-examples/custom-entity-example', anonymous: 'open', customer: 'open', group: 'dev' },
  { path: '/dev-examples/form-constructor-example', anonymous: 'open', customer: 'open', group: 'dev' },
  { path: '/dev-examples/outbox', anonymous: 'open', customer: 'open', group: 'dev' },
  { path: '/dev-examples/popup-example', anonymous: 'open', customer: 'open', group: 'dev' },
] as const satisfies readonly Route[];

/** Never gated, whatever the customer's application status is (specification 2). */
export const alwaysOpen = ['/info', '/info-static'] as const;

/** A path that contains one of these skips the status check of the first load (specification 2). */
export const exemptFromFirstLoadCheck = ['/confirm-wait/bc', '/authlink'] as const;
