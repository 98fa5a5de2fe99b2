import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { createGuard } from './access/guard-of.ts';
import type { AuditLog } from './base/audit/audit-log.ts';
import { registerErrorAnswers } from './base/error-answers.ts';
import type { MessageSender } from './base/messages/message-sender.ts';
import type { Outbox } from './base/messages/outbox.ts';
import { registerOutboxRoutes } from './base/messages/outbox-routes.ts';
import type { LiveCatalogue } from './content/catalogue/live-catalogue.ts';
import { registerCatalogue } from './content/catalogue/register-catalogue.ts';
import { registerCheckRoutes } from './content/checks/check-routes.ts';
import type { ContentChecks } from './content/checks/content-checks.ts';
import type { ContentService } from './content/content-service.ts';
import type { EditingParts } from './content/editing/editing-parts.ts';
import { registerEditing } from './content/editing/register-editing.ts';
import { registerStaffAudit } from './content/editing/staff-audit.ts';
import type { FormParts } from './content/forms/form-parts.ts';
import { registerSubmissionRoutes } from './content/forms/manage-submissions.ts';
import { registerForms } from './content/forms/register-forms.ts';
import { registerLeadRoutes } from './content/leads/lead-routes.ts';
import type { LeadService } from './content/leads/lead-service.ts';
import type { LiveContent } from './content/live/live-content.ts';
import type { MediaLibrary } from './content/media/media-library.ts';
import type { PreviewLinks } from './content/previews/preview-links.ts';
import { acceptPreviewTokens, registerPreviewRoutes } from './content/previews/preview-routes.ts';
import { registerAddressRoutes } from './content/routes/address-routes.ts';
import { registerListRoutes } from './content/routes/list-routes.ts';
import { registerManageRoutes } from './content/routes/manage-routes.ts';
import { registerPageRoutes } from './content/routes/page-routes.ts';
import { registerSiteRoutes } from './content/routes/site-routes.ts';
import { registerSearchRoutes } from './content/search/search-routes.ts';
import type { SearchService } from './content/search/search-service.ts';
import type { KnownTexts } from './content/texts-report/texts-report.ts';
import type { AccountParts } from './customers/account/account-parts.ts';
import { registerAccount } from './customers/account/register-account.ts';
import { registerComments } from './customers/comments/register-comments.ts';
import type { Customers } from './customers/customers.ts';
import { registerFeedbackRoutes } from './customers/feedback/feedback-routes.ts';
import { registerCustomers } from './customers/register-customers.ts';
import { readCustomer } from './customers/require-customer.ts';
import type { StepUp } from './customers/step-up/step-up.ts';
import { type KnownToken, registerTokenHeader } from './http/token-header.ts';
import { registerCardRoutes } from './lending/cards/card-routes.ts';
import type { Cards } from './lending/cards/card-service.ts';
import type { ContractPapers } from './lending/contracts/contract-papers.ts';
import { registerContracts } from './lending/contracts/register-contracts.ts';
import { registerDocumentRoutes } from './lending/documents/document-routes.ts';
import type { ContractDocuments } from './lending/documents/document-writer.ts';
import { type GeoParts, registerGeoRoutes } from './lending/geo/geo-routes.ts';
import type { IdentificationParts } from './lending/identification/identification-parts.ts';
import { registerIdentification } from './lending/identification/identification-routes.ts';
import type { LendingRouteOptions } from './lending/lending-route-options.ts';
import type { Idempotency } from './lending/payments/idempotency.ts';
import type { PaymentParts } from './lending/payments/payment-parts.ts';
import { registerPayments } from './lending/payments/register-payments.ts';
import { registerLending } from './lending/register-lending.ts';
import { registerOpenapi } from './openapi/openapi-plugin.ts';
import { registerOpenapiRoutes } from './openapi/openapi-routes.ts';
import { registerAdministration } from './staff/administration/register-administration.ts';
import { registerOverviewRoutes } from './staff/overview/overview-routes.ts';
import { demandRouteRoles } from './staff/route-roles.ts';
import { registerStaffRoutes } from './staff/staff-routes.ts';
import type { StaffService } from './staff/staff-service.ts';

/** Security thresholds: a proxied body is at most 2 MB. */
const bodyLimit = 2 * 1024 * 1024;
/** Longer than a custom entity's `type/id` with every character escaped. */
const maxParamLength = 1000;

export interface AppOptions {
  readonly service: ContentService;
  readonly editing: EditingParts;
  readonly checks: ContentChecks;
  readonly live: LiveContent;
  readonly catalogue: LiveCatalogue;
  readonly search: SearchService;
  readonly leads: LeadService;
  readonly previews: PreviewLinks;
  readonly forms: FormParts;
  readonly staff: StaffService;
  readonly customers: Customers;
  readonly audit: AuditLog;
  readonly account: AccountParts;
  /** Applications: `lifecycle` is what every other module asks for the status. */
  readonly lending: Pick<
    LendingRouteOptions,
    'orm' | 'lifecycle' | 'wake' | 'books' | 'check' | 'sandbox' | 'now'
  >;
  /** Bank links and the transfer of one grosz. */
  readonly identification: IdentificationParts;
  /** Fresh codes for single actions: cards, payouts, signing. */
  readonly stepUp: StepUp;
  readonly payments: PaymentParts;
  readonly documents: ContractDocuments;
  readonly cards: Cards;
  readonly geo: GeoParts;
  /** One effect for one intention: every call that moves money or signs goes through it ([sec 33]). */
  readonly once: Idempotency;
  /** Papers that belong to a step of a contract. */
  readonly papers: ContractPapers;
  /** Pictures that editors uploaded. */
  readonly media: MediaLibrary;
  /** Texts the program brings along. */
  readonly knownTexts: KnownTexts;
  readonly sender: MessageSender;
  /** Null in production, which has none. */
  readonly outbox: Outbox | null;
  readonly knownToken: KnownToken;
  readonly product: string;
  readonly logger: FastifyBaseLogger | false;
}

/** The platform's calls as an app that is ready to be injected into, but does not listen. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { service, live, catalogue, search, leads, forms, staff, customers, knownToken, product, logger } =
    options;
  const app: FastifyInstance = Fastify({
    ...(logger && { loggerInstance: logger }),
    bodyLimit,
    routerOptions: { maxParamLength },
    // The web host logs every request; the platform behind it would only say it twice.
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  // Content was checked when it was written; a serializer that drops what a schema does not name would lose free JSON.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.decorateRequest('staff', null);
  app.decorateRequest('customer', null);
  app.decorate('callHost', { product, guard: createGuard({ ...options, ...options.lending }) });
  registerErrorAnswers(app);
  demandRouteRoles(app);
  registerStaffAudit(app, options.audit);
  registerTokenHeader(app, knownToken);
  const readDocument = await registerOpenapi(app);

  const typed = app.withTypeProvider<TypeBoxTypeProvider>();
  acceptPreviewTokens(typed, options.previews);
  registerSiteRoutes(typed, live);
  registerPageRoutes(typed, live);
  registerAddressRoutes(typed, live);
  registerListRoutes(typed, live);
  registerCatalogue(typed, { live, catalogue });
  registerSearchRoutes(typed, search);
  registerLeadRoutes(typed, leads, live);
  await registerForms(typed, forms, async (request) => {
    const signedIn = await readCustomer(customers.sessions, request);
    return signedIn?.customer.id ?? null;
  });
  registerStaffRoutes(typed, staff);
  registerOverviewRoutes(typed, options.lending);
  registerCustomers(typed, options);
  await registerAccount(typed, options.account);
  await registerLending(typed, { ...options, ...options.lending });
  registerIdentification(typed, options.identification);
  await registerPayments(typed, options.payments, options.audit);
  const { lifecycle, books, orm, now } = options.lending;
  const { documents, cards } = options;
  registerGeoRoutes(typed, options.geo);
  registerComments(typed, { ...options, orm, now });
  registerFeedbackRoutes(typed, { orm, customers, now });
  registerCardRoutes(typed, { cards });
  if (books !== null) registerContracts(typed, { ...options, orm, books, lifecycle, now });
  if (books !== null) registerDocumentRoutes(typed, { orm, books, documents, now });
  const { outbox, sender } = options;
  if (outbox !== null) registerOutboxRoutes(typed, { outbox, sender });
  registerManageRoutes(typed, { service, live });
  registerEditing(typed, { service, editing: options.editing });
  registerCheckRoutes(typed, { orm, live, checks: options.checks });
  registerSubmissionRoutes(typed, { orm, files: forms.files, audit: options.audit });
  await registerAdministration(typed, options);
  registerPreviewRoutes(typed, options);
  registerOpenapiRoutes(app, { readDocument, open: options.lending.sandbox, staff });
  await app.ready();
  return app;
}
