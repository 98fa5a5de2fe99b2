import type { RedirectRule } from '#schemas/redirect-rule.ts';
import { shared } from '../entry.ts';

const oldOffer: RedirectRule = { url: '/stara-oferta', url_to: '/wiosenny-remont', permanent: true };

export const redirects = [shared('redirect-rule', 'stara-oferta', oldOffer)];
