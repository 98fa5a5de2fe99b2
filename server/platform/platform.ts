import type { IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import type { Duplex } from 'node:stream';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ContentChange } from '#schemas/content-entry.ts';
import type { PageDocument } from '#schemas/page.ts';
import { legalTimeZone } from '#schemas/time-zone.ts';
import { createApp } from './app.ts';
import { prepareDataFolder } from './base/database/data-folder.ts';
import type { Log } from './base/database/database.ts';
import { explainDatabaseError, placeOf } from './base/database/explain-database-error.ts';
import { openDatabase } from './base/database/open-database.ts';
import type { FileStorage } from './base/files/file-storage.ts';
import { openFileStorage } from './base/files/open-file-storage.ts';
import { explainFullDisk } from './base/full-disk.ts';
import { rememberMode } from './base/installation/installation-mode.ts';
import { noJobs } from './base/jobs/jobs.ts';
import { createQueueJobs } from './base/jobs/queue-jobs.ts';
import type { AnyModule } from './base/modules/list-modules.ts';
import { openModules } from './base/modules/open-modules.ts';
import { hashPassword } from './base/secrets/passwords.ts';
import type { ChatStore } from './chat/chat-store.ts';
import type { HouseSide } from './chat/house-side.ts';
import type { UnreadLetters } from './chat/unread-letters.ts';
import { type FindableContent, readFindable } from './content/live/findable.ts';
import { exportSite, type SiteExport } from './content/seed.ts';
import type { Customers } from './customers/customers.ts';
import { type FirstStep, firstSteps } from './first-steps.ts';
import { steadyAnswerMs } from './http/steady-answers.ts';
import { type PlatformGround, type PlatformModules, platformModules } from './modules.ts';
import type { PlatformOptions } from './platform-options.ts';
import { sweepOrders } from './shop/orders/order-acts.ts';
import type { NewStaff } from './staff/staff-service.ts';

export type { PlatformOptions } from './platform-options.ts';

/** The embedded platform: content and its write API. */
export interface Platform {
  /** Ready, but not listening: inject into it, or call its `listen`. */
  readonly app: FastifyInstance;
  /** Hears about every change of live content, made by this node or another. @returns stops it */
  onChange(listener: (change: ContentChange) => void): () => void;
  /** Every live page as it is stored, with all its languages. */
  publishedPages(): Promise<PageDocument[]>;
  /** Live pages, posts and topics, with the moments they went live at, and the languages they are in. */
  findable(): Promise<FindableContent>;
  /** Everything that is live, in a form another platform can be started with. */
  exportSite(name: string): Promise<SiteExport>;
  /** Asks the database something small; rejects when it does not answer. */
  probeDatabase(): Promise<unknown>;
  /** What has to be done before anybody can use it. */
  firstSteps(): Promise<readonly FirstStep[]>;
  /** Adds a staff account, unless its address has one. @returns whether it was added */
  addStaff(account: NewStaff): Promise<boolean>;
  /** Adds an account of a customer, unless its address has one. @returns whether it was added */
  readonly addCustomer: Customers['add'];
  /** Hears what the provider of bank links says by itself, as its words came. */
  hearBank(notice: string): Promise<void>;
  /** Finishes the steps of applications whose time has come. @returns how many */
  advanceDue(): Promise<number>;
  /** Gives up orders nobody paid, sends money back that is owed, tells pages of goods that ran out. */
  sweepOrders(): Promise<{ readonly expired: number; readonly refunded: number; readonly turned: number }>;
  /** Makes live what was planned for a time that has come. @returns how many plans were executed */
  publishDue(): Promise<number>;
  /** What the house does in chats, and a look after the sockets, for whoever advances by hand. */
  readonly chat: PlatformChat;
  /** The sockets of its calls; it does not listen, so that whoever does hands them over. */
  readonly sockets: PlatformSockets;
  /** Where files outlive the process; closed with the platform. */
  readonly files: FileStorage;
  close(): Promise<void>;
}

export interface PlatformChat {
  readonly house: HouseSide;
  readonly rooms: ChatStore;
  readonly letters: UnreadLetters;
  beat(): Promise<void>;
  /** Resolves when every socket has been told what was announced so far. */
  settled(): Promise<void>;
}

/** Ways into and out of the platform's sockets. */
export interface PlatformSockets {
  /** Takes a connection over that asks to become a socket; the request carries the headers the platform is to see. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Says goodbye to every socket (1001), and takes no more. */
  goAway(): void;
}

/** The platform's modules, and whatever stands behind them. */
type MoreModules = readonly [...PlatformModules, ...AnyModule[]];

const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * Opens the database, brings it up to date, opens the modules on it, which seed what is empty, and prepares the calls.
 * @param modules its own, which a program may have more stand behind
 * @throws DatabaseRefusal when the database or the data folder cannot be used as they are, or belong to the other mode
 * @throws Error when the database cannot be opened or the site does not fit the schemas
 */
export async function createPlatform(
  options: PlatformOptions,
  modules: MoreModules = platformModules,
): Promise<Platform> {
  const log = options.logger || silent;
  const { databaseUrl, dataDir, signal } = options;
  const mode = options.sandbox ? 'sandbox' : 'production';
  await prepareDataFolder(dataDir);
  const open = options.openDatabase ?? openDatabase;
  const where = { dataDir, ...(databaseUrl !== undefined && { databaseUrl }) };
  const database = await open({ ...where, log, mode, ...(signal && { signal }) });
  let files: FileStorage | undefined;
  /** What the database says at any point of the start is said in words. */
  const explained = <Result>(work: Promise<Result>): Promise<Result> =>
    work.catch(async (error: unknown) => {
      if (databaseUrl === undefined) throw await explainFullDisk(resolve(dataDir), error);
      throw explainDatabaseError(databaseUrl, error) ?? error;
    });
  try {
    await explained(rememberMode({ orm: database.orm, place: placeOf(where), mode }, log));
    // The database is whole now; what follows may be left for the next start.
    signal?.throwIfAborted();
    files = await openFileStorage(dataDir, options.s3).catch(async (error: unknown) => {
      throw await explainFullDisk(resolve(dataDir), error);
    });
    return await explained(assemble(groundOf({ database, files, log }, options), modules));
  } catch (error) {
    await files?.close();
    await database.close();
    throw error;
  }
}

function groundOf(
  opened: Pick<PlatformGround, 'database' | 'files' | 'log'>,
  options: PlatformOptions,
): PlatformGround {
  const { database, log } = opened;
  return {
    now: Date.now,
    publicOrigin: () => 'http://127.0.0.1:3000',
    timeZone: legalTimeZone,
    hashPassword,
    ...options,
    ...opened,
    orm: database.orm,
    jobs: options.jobs === true ? createQueueJobs(database.queue, log, options.observeJob) : noJobs,
  };
}

async function assemble(ground: PlatformGround, modules: MoreModules): Promise<Platform> {
  const { database, files, orm, jobs, product, sandbox, steadyMs = steadyAnswerMs, logger } = ground;
  const { parts, routes, close } = await openModules(ground, modules);
  const { customers, staff, lifecycle, service, changes, identification, editing, chat, orders } = parts;
  const app = await createApp({
    product,
    sandbox,
    known: { customers, staff, lifecycle },
    routes,
    steadyMs,
    logger,
  });
  return {
    app,
    onChange: changes.onChange,
    publishedPages: service.publishedPages,
    findable: () => readFindable(orm),
    exportSite: (name) => exportSite(service, name),
    probeDatabase: async () => orm.execute(sql`select 1`),
    firstSteps: () => firstSteps(orm),
    addStaff: staff.add,
    addCustomer: customers.add,
    hearBank: identification.hear,
    advanceDue: lifecycle.advanceDue,
    sweepOrders: () => sweepOrders(orders),
    publishDue: editing.runDue,
    chat: {
      house: chat.houseSide,
      rooms: chat.store,
      letters: chat.letters,
      beat: chat.hub.beat,
      settled: chat.hub.settled,
    },
    sockets: {
      accept: (request, socket, head) => {
        if (!app.server.emit('upgrade', request, socket, head)) socket.destroy();
      },
      goAway: chat.hub.goAway,
    },
    files,
    close: async () => {
      await jobs.close();
      await app.close();
      await close();
      await files.close();
      await database.close();
    },
  };
}
