/**
 * Application statuses and the screens a signed-in customer is moved to (specification 4).
 */
export const statusScreens = {
  'update-mobile': '/confirm-mobile',
  'counter-offer': '/counter-offer',
  'filling-form': '/application',
  'data-checking': '/data-checker',
  'call-verification': '/call-verification',
  'payment-request': '/identification',
  'resale-offer': '/resale-offer',
  'resale-wait': '/resale-waiting',
  inresale: '/resale-waiting',
  blocked: '/blocked',
  contract: '/active-contract/main-card',
  'show-contract': '/active-contract/main-card',
  nothing: '/',
  'change-password': '/password/update',
  'confirm-code': '/phone-verification',
} as const;

/** Statuses without a screen of their own: the status is asked again until it leaves them. */
export const processingStatuses = [
  'screening',
  'scoring',
  'bureaus-checking',
  'processing',
  'external-data-request',
  'counter-offer-calculation',
  'refinance-wait',
] as const;

/**
 * Screens that belong to a status besides its own one, so that a reload or a return from a bank's page stays where the
 * customer was. Ours, where the specification is silent (docs/decisions/0004-status-companions.md). `/*` means
 * everything below. `processing` stands for every processing status.
 */
export const statusCompanions = {
  'update-mobile': ['/confirm-mobile/update'],
  'payment-request': ['/kontomatik', '/verification', '/transaction-link'],
  'resale-offer': ['/resale'],
  contract: ['/active-contract/*'],
  'show-contract': ['/active-contract/*'],
  nothing: ['/rejected'],
  processing: ['/confirm-wait'],
} as const;

export type ScreenStatus = keyof typeof statusScreens;
export type ProcessingStatus = (typeof processingStatuses)[number];
export type ApplicationStatus = ScreenStatus | ProcessingStatus;

/** Where a customer goes when the status cannot be fetched (specification 4). */
export const screenOnFailedStatus = '/';
