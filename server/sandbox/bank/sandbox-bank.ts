import { readForms, registerStylesheet } from '../page-shell.ts';
import type { SandboxParty } from '../sandbox-parties.ts';
import { createLenderAnswers } from './answer-lender.ts';
import { bankStyles, frameScript } from './bank-files.ts';
import { createBankVisits } from './bank-visits.ts';
import { registerLinkRoutes } from './link-routes.ts';
import { bankParty } from './page-parts.ts';
import type { Seal } from './tokens.ts';
import { registerTransferRoutes } from './transfer-routes.ts';

export interface SandboxBankOptions {
  /** The lender's seal: one key for both sides. */
  readonly seal: Seal;
  /** Brings a sealed notice to the lender. */
  readonly notify: (notice: string) => Promise<void>;
  /** Milliseconds reading an account takes; three seconds when not given. */
  readonly importMs?: number;
  /** Runs something after so many milliseconds; tests run it when they like. */
  readonly later?: (act: () => void, ms: number) => void;
  readonly now?: () => number;
}

/** The banks of the sandbox, all of one company that connects lenders with them. */
export interface SandboxBankSide {
  readonly party: SandboxParty;
  /** Answers the lender's sealed questions. */
  readonly ask: (question: string) => Promise<string>;
}

export function createSandboxBank(options: SandboxBankOptions): SandboxBankSide {
  const { seal, importMs = 3000, now = Date.now } = options;
  const { later = (act, ms) => void setTimeout(act, ms).unref() } = options;
  const visits = createBankVisits(now);
  const notify = (notice: object) => options.notify(seal.seal(notice));
  // A notice that is lost is no harm: the lender asks, too.
  const announce = (linkId: string) =>
    later(() => void notify({ kind: 'link', linkId }).catch(() => undefined), importMs);
  return {
    ask: createLenderAnswers({ seal, visits, now, importMs, announce }),
    party: {
      folder: bankParty.folder,
      routes: async (app) => {
        readForms(app);
        registerStylesheet(app, bankStyles);
        app.get('/frame.js', (_request, reply) =>
          reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(frameScript),
        );
        registerLinkRoutes(app, { seal, visits, now });
        registerTransferRoutes(app, { seal, notify, now });
      },
    },
  };
}
