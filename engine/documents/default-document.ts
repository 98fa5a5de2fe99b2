import type { Block, LayoutName, Page } from '#schemas/page.ts';
import type { Route } from '#schemas/routes.ts';
import { screenAlias } from '#schemas/screen-alias.ts';
import { deepFreeze } from '../content/deep-freeze.ts';
import { opennessOf } from '../gate/openness.ts';
import { screenTextKeys } from '../i18n/screen-text-keys.ts';
import { sandboxBlocks } from './flow-blocks.ts';
import { siteContact } from './site-contact.ts';

/** Screens without header and footer: a sign-in that is over in a moment must not be led off. */
const emptyLayout: readonly string[] = ['/authlink/{token?}', '/signin/one-click'];

/** Screens that already have a widget of their own; all others say honestly that they are being prepared. */
const screenBlocks: ReadonlyMap<string, readonly Block[]> = new Map([
  ['/application', [{ id: 'application', type: 'application', props: {} }]],
  ['/data-checker', [{ id: 'check', type: 'data-checker', props: {} }]],
  ['/call-verification', [{ id: 'call', type: 'call-verification', props: {} }]],
  ['/confirm-wait', [{ id: 'wait', type: 'confirm-wait', props: {} }]],
  ['/blocked', [{ id: 'blocked', type: 'blocked', props: {} }]],
  ['/rejected', [{ id: 'rejected', type: 'rejected', props: {} }]],
  ['/signin/{form?}', [{ id: 'signin', type: 'signin', props: {} }]],
  ['/signin/one-click', [{ id: 'exchange', type: 'one-click-signin', props: {} }]],
  ['/authlink/{token?}', [{ id: 'exchange', type: 'one-click-signin', props: {} }]],
  ['/signup/{group?}', [{ id: 'signup', type: 'signup', props: {} }]],
  ['/personal-data', [{ id: 'signup', type: 'signup', props: { registration: 'product' } }]],
  ['/password-restore', [{ id: 'restore', type: 'password-restore', props: {} }]],
  ['/password-restore/update', [{ id: 'update', type: 'password-restore-update', props: {} }]],
  ['/password/reset', [{ id: 'restore', type: 'password-restore', props: { by: 'identity' } }]],
  ['/password/update', [{ id: 'update', type: 'password-update', props: {} }]],
  ['/password-change', [{ id: 'change', type: 'password-change', props: {} }]],
  ['/password-change/{group}', [{ id: 'change', type: 'password-change', props: {} }]],
  ['/profile-settings', [{ id: 'profile', type: 'profile-settings', props: {} }]],
  ['/dashboard', [{ id: 'overview', type: 'dashboard', props: {} }]],
  ['/active-contract', [{ id: 'contract', type: 'contract-main-card', props: {} }]],
  [
    '/active-contract/main-card',
    [
      { id: 'contract', type: 'contract-main-card', props: {} },
      { id: 'feedback', type: 'feedback', props: { topic: 'contract' } },
    ],
  ],
  ['/active-contract/card-details', [{ id: 'card', type: 'contract-card-details', props: {} }]],
  ['/active-contract/debt-repayment', [{ id: 'repayment', type: 'contract-debt-repayment', props: {} }]],
  ['/active-contract/details', [{ id: 'details', type: 'contract-details', props: {} }]],
  ['/active-contract/docs', [{ id: 'documents', type: 'contract-docs', props: {} }]],
  ['/active-contract/history', [{ id: 'history', type: 'contract-history', props: {} }]],
  ['/active-contract/transfer', [{ id: 'transfer', type: 'contract-transfer', props: {} }]],
  ['/active-contract/user-data', [{ id: 'person', type: 'contract-user-data', props: {} }]],
  ['/confirm-wait/bc', [{ id: 'payment', type: 'payment-return', props: {} }]],
  ['/counter-offer', [{ id: 'screen', type: 'counter-offer', props: {} }]],
  ['/phone-verification', [{ id: 'screen', type: 'phone-verification', props: {} }]],
  ['/confirm-mobile', [{ id: 'screen', type: 'confirm-mobile', props: {} }]],
  ['/confirm-mobile/update', [{ id: 'screen', type: 'confirm-mobile-update', props: {} }]],
  ['/resale-offer', [{ id: 'screen', type: 'resale-offer', props: {} }]],
  ['/resale', [{ id: 'screen', type: 'resale', props: {} }]],
  ['/resale-waiting', [{ id: 'screen', type: 'resale-waiting', props: {} }]],
  ['/identification', [{ id: 'ways', type: 'identification', props: {} }]],
  ['/kontomatik', [{ id: 'bank', type: 'kontomatik', props: {} }]],
  ['/transaction-link', [{ id: 'bank', type: 'transaction-link', props: {} }]],
  ['/verification', [{ id: 'transfer', type: 'bank-transfer-verification', props: {} }]],
  [
    '/posts/{alias}',
    [
      { id: 'article', type: 'post-article', props: {} },
      { id: 'related', type: 'related-posts', props: {} },
      { id: 'comments', type: 'comments', props: {} },
    ],
  ],
  ['/posts', [{ id: 'posts', type: 'posts-list', props: {} }]],
  ['/posts/categories', [{ id: 'topics', type: 'post-topics', props: {} }]],
  ['/posts/categories/{alias}', [{ id: 'posts', type: 'posts-list', props: { scope: 'address' } }]],
  [
    '/category/{id}/goods/{good_id}',
    [
      { id: 'good', type: 'good', props: {} },
      { id: 'details', type: 'good-details', props: {} },
      { id: 'related', type: 'goods-related', props: {} },
      { id: 'recent', type: 'goods-recent', props: {} },
    ],
  ],
  ['/category', [{ id: 'categories', type: 'goods-categories', props: {} }]],
  ['/category/{id}', [{ id: 'goods', type: 'goods-list', props: {} }]],
  ['/cart', [{ id: 'cart', type: 'cart', props: {} }]],
  ['/faq', [{ id: 'faq', type: 'faq', props: {} }]],
  ['/chat', [{ id: 'chat', type: 'chat', props: {} }]],
  ['/chat/{uuid}', [{ id: 'chat', type: 'chat', props: {} }]],
  ['/bpm-error', [{ id: 'process-error', type: 'process-error', props: {} }]],
  [
    '/dev-examples/form-constructor-example',
    [{ id: 'constructor', type: 'form-constructor-example', props: {} }],
  ],
  ['/dev-examples/outbox', [{ id: 'outbox', type: 'sandbox-outbox', props: {} }]],
  ['/dev-examples/popup-example', [{ id: 'popups', type: 'popup-demo', props: {} }]],
  [
    '/dev-examples/custom-entity-example',
    [{ id: 'list', type: 'custom-entity-list', props: { type: 'branch' } }],
  ],
]);

/**
 * Groups whose screens stay open while an application runs (ADR 0028): what is read, bought or asked there, and the account
 * itself. Screens of a status and of the sign-in are closed whatever a document says (`opennessOf`).
 */
const openGroups: ReadonlySet<Route['group']> = new Set(['account', 'content', 'shop', 'chat']);

/** Widgets that say whom to call instead. */
const offersPhone: ReadonlySet<string> = new Set(['process-error', 'default-screen']);

const opensByDefault = (route: Route): boolean =>
  openGroups.has(route.group) && opennessOf(route, route.path) === 'by-document';

const madeBySite = new WeakMap<Readonly<Record<string, unknown>>, Map<string, Page>>();
const noSite: Readonly<Record<string, unknown>> = Object.freeze({});

/**
 * The document the code ships for a fixed screen (not for the catch-all). The content system may override it; with the content system empty or
 * down it is what a visitor sees. Title and description are text keys, resolved with the page's texts.
 * @param site the configuration `site`, whose phone number a screen offers on which nothing can be done
 */
export function defaultDocument(route: Route, site: Readonly<Record<string, unknown>> = noSite): Page {
  const made = madeBySite.get(site) ?? new Map<string, Page>();
  madeBySite.set(site, made);
  const page = made.get(route.path) ?? deepFreeze(makeDocument(route, site));
  made.set(route.path, page);
  return page;
}

function makeDocument(route: Route, site: Readonly<Record<string, unknown>>): Page {
  const alias = screenAlias(route);
  const layout: LayoutName = emptyLayout.includes(route.path) ? 'empty' : 'default';
  const blocks = screenBlocks.get(route.path) ?? [
    { id: 'screen', type: 'default-screen', props: { screen: alias } },
  ];
  const phone = siteContact(site, ['phone']);
  return {
    alias,
    title: screenTextKeys(alias).title,
    description: screenTextKeys(alias).text,
    layout,
    ...(opensByDefault(route) && { open_in_any_status: true }),
    blocks: structuredClone([...blocks, ...sandboxBlocks(route)]).map((block) =>
      offersPhone.has(block.type) ? { ...block, props: { ...phone, ...block.props } } : block,
    ),
  };
}
