import { auditModule } from './base/audit/audit-module.ts';
import { gatewayModule } from './base/gateway/gateway-module.ts';
import { messagesModule } from './base/messages/messages-module.ts';
import type { Ground } from './base/modules/ground.ts';
import { listModules } from './base/modules/list-modules.ts';
import { chatModule } from './chat/chat-module.ts';
import { catalogueModule } from './content/catalogue/catalogue-module.ts';
import { contentModule } from './content/content-module.ts';
import { editingModule } from './content/editing/editing-module.ts';
import { formsModule } from './content/forms/forms-module.ts';
import { leadsModule } from './content/leads/leads-module.ts';
import { previewsModule } from './content/previews/previews-module.ts';
import { searchModule } from './content/search/search-module.ts';
import { accountModule } from './customers/account/account-module.ts';
import { commentsModule } from './customers/comments/comments-module.ts';
import { customersModule } from './customers/customers-module.ts';
import { feedbackModule } from './customers/feedback/feedback-module.ts';
import { signInModule } from './customers/sign-in-module.ts';
import { applicationsModule } from './lending/applications-module.ts';
import { cardsModule } from './lending/cards/cards-module.ts';
import { contractsModule } from './lending/contracts/contracts-module.ts';
import { documentsModule } from './lending/documents/documents-module.ts';
import { geoModule } from './lending/geo/geo-module.ts';
import { identificationModule } from './lending/identification/identification-module.ts';
import { lifecycleModule } from './lending/lifecycle-module.ts';
import { idempotencyModule } from './lending/payments/idempotency-module.ts';
import { paymentsModule } from './lending/payments/payments-module.ts';
import type { PlatformOptions } from './platform-options.ts';
import { cartModule } from './shop/cart/cart-module.ts';
import { goodsModule } from './shop/catalogue/goods-module.ts';
import { ordersModule } from './shop/orders/orders-module.ts';
import { wishlistModule } from './shop/wishlist/wishlist-module.ts';
import { administrationModule } from './staff/administration/administration-module.ts';
import { staffModule } from './staff/staff-module.ts';

/** What the first module finds: what the platform was opened with, and what every module may use. */
export type PlatformGround = Omit<PlatformOptions, keyof Ground> & Ground;

/**
 * The platform's modules, each behind what it needs. One more is its folder and a line here; its calls stand in the API's
 * description where its line stands.
 */
export const platformModules = listModules<PlatformGround>()(
  auditModule,
  customersModule,
  contentModule,
  catalogueModule,
  goodsModule,
  cartModule,
  wishlistModule,
  searchModule,
  leadsModule,
  formsModule,
  staffModule,
  messagesModule,
  lifecycleModule,
  signInModule,
  accountModule,
  idempotencyModule,
  cardsModule,
  applicationsModule,
  identificationModule,
  gatewayModule,
  paymentsModule,
  ordersModule,
  geoModule,
  commentsModule,
  feedbackModule,
  chatModule,
  documentsModule,
  contractsModule,
  editingModule,
  administrationModule,
  previewsModule,
);

export type PlatformModules = typeof platformModules;
