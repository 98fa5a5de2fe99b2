import type { FastifyBaseLogger } from 'fastify';
import type { AccountRange } from '#schemas/lending/account-range.ts';
import type { Database } from './base/database/database.ts';
import type { DatabaseOptions } from './base/database/open-database.ts';
import type { S3Setup } from './base/files/file-storage.ts';
import type { GatewaySetup } from './base/gateway/open-gateway.ts';
import type { ObserveJob } from './base/jobs/jobs.ts';
import type { MessageCarrier } from './base/messages/message.ts';
import type { ObserveMessage } from './base/messages/message-sender.ts';
import type { SmtpOptions } from './base/messages/smtp-carrier.ts';
import type { DrawSheet } from './base/pdf/write-sheet.ts';
import type { HashPassword } from './base/secrets/passwords.ts';
import type { CheckContent } from './content/checks/content-checks.ts';
import type { FindReferences } from './content/editing/find-references.ts';
import type { CheckForm } from './content/forms/form-checker.ts';
import type { SiteSource } from './content/seed.ts';
import type { KnownTexts } from './content/texts-report/texts-report.ts';
import type { CardProcessor } from './lending/cards/card-processor.ts';
import type { AddressService } from './lending/geo/address-service.ts';
import type { BankLinkProvider } from './lending/identification/bank-link-provider.ts';

/** What a platform is opened with. */
export interface PlatformOptions {
  /** Address of a PostgreSQL server; without it the data lives in `dataDir`. */
  readonly databaseUrl?: string;
  /** Folder of the data, or `memory://` for none. One process at a time may have it open. */
  readonly dataDir: string;
  /** Where files lie instead of in `dataDir`. */
  readonly s3?: S3Setup;
  /** Segment of the addresses that belong to the product: `/v2/{product}/…`. */
  readonly product: string;
  /** Whether the staff accounts with the public password exist. A database is one or the other for as long as it lives. */
  readonly sandbox: boolean;
  /** Ends waiting for another node that migrates, when this one is to stop. */
  readonly signal?: AbortSignal;
  /** Published when the database holds no content; a function is asked only then. */
  readonly site?: SiteSource;
  /** Texts the program brings along, for the report of what is missing in a language. */
  readonly knownTexts?: () => KnownTexts;
  /** The rules of forms: the engine's, so that browser and server agree. */
  readonly checkForm: CheckForm;
  /** The checks of content, which know the widgets; without them the schemas alone decide what may go live. */
  readonly checkContent?: CheckContent;
  /** What content names other content: the engine's, which knows the widgets; without it nothing is known to be used. */
  readonly findReferences?: FindReferences;
  /** Draws PDFs away from the thread that answers; without it they are drawn in it. */
  readonly drawSheet?: DrawSheet;
  /** IANA name of the time zone that people are told moments in; left out, the law's. */
  readonly timeZone?: string;
  /** Origin of the site in the links of messages, without a trailing slash. */
  readonly publicOrigin?: () => string;
  /** Mail server of a production; the sandbox sends nothing. */
  readonly smtp?: SmtpOptions;
  /** What carries text messages of a production: the operator's own gateway. */
  readonly sms?: MessageCarrier;
  /** Who connects customers with their banks; without one, identification by a bank answers 503 in words. */
  readonly bankLink?: BankLinkProvider;
  /** What takes payments; without it nothing can be repaid or bought through a gateway. */
  readonly paymentGateway?: GatewaySetup;
  /** Who makes cards; the sandbox has one of its own, a production without one issues none. */
  readonly cardProcessor?: CardProcessor;
  /** Range of a bank's accounts that loans are repaid to; a production without one offers no contracts. */
  readonly repaymentAccounts?: AccountRange;
  /** The third party that corrects names of places; without one its call is refused. */
  readonly addressService?: AddressService;
  /** Hashes passwords; tests count how often, and spend less on it. */
  readonly hashPassword?: HashPassword;
  /** How long after their question the answers of steady calls leave, in milliseconds; tests wait for nothing. */
  readonly steadyMs?: number;
  /** Opens the database; tests hand one over that has its tables and content already. */
  readonly openDatabase?: (options: DatabaseOptions) => Promise<Database>;
  readonly logger: FastifyBaseLogger | false;
  /** Whether work that is due runs by itself; without it somebody has to call `advanceDue`. */
  readonly jobs?: boolean;
  /** Hears of work that ran by itself. */
  readonly observeJob?: ObserveJob;
  /** Is notified of every attempt to send a message. */
  readonly observeMessage?: ObserveMessage;
  /** Milliseconds since the epoch; the clock of tokens, login limits and dated posts. */
  readonly now?: () => number;
}
