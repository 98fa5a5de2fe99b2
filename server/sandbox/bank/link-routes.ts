import type { FastifyInstance, FastifyReply } from 'fastify';
import { formOf, sendSandboxPage } from '../page-shell.ts';
import { accountsAt, bankSpelling } from './bank-accounts.ts';
import type { BankVisits, Stage } from './bank-visits.ts';
import { findBank } from './banks.ts';
import { linkPage } from './link-pages.ts';
import { readLogin } from './logins.ts';
import { bankParty, brokenPage } from './page-parts.ts';
import { type LinkToken, readLinkToken, type Seal } from './tokens.ts';

export interface LinkRouteOptions {
  readonly seal: Seal;
  readonly visits: BankVisits;
  readonly now: () => number;
}

/** A page and where its forms post to; a redirect after each post, so that a reload repeats nothing. */
export function registerLinkRoutes(app: FastifyInstance, { seal, visits, now }: LinkRouteOptions): void {
  /** The visit a request is about; null once its address is no good for beginning one. */
  const visitOf = (words: string): { token: LinkToken; stage: Stage } | null => {
    const token = readLinkToken(seal, words);
    if (!token || (token.expires <= now() && !visits.stageOf(token.linkId))) return null;
    return { token, stage: visits.open(token) };
  };
  const refuse = (reply: FastifyReply) =>
    sendSandboxPage(reply, bankParty, { ...brokenPage, status: 410, framed: true });

  app.get<{ Querystring: Record<string, unknown> }>('/link', (request, reply) => {
    const words = String(request.query['t'] ?? '');
    const framed = request.query['view'] === 'frame';
    const visit = visitOf(words);
    if (!visit) return refuse(reply);
    return sendSandboxPage(reply, bankParty, {
      ...linkPage(visit.stage, {
        token: visit.token,
        words,
        framed,
        incomplete: request.query['incomplete'] === '1',
      }),
      framed,
      ...(framed && { script: 'frame.js' }),
    });
  });

  app.post('/link', (request, reply) => {
    const given = formOf(request);
    const words = given.get('t') ?? '';
    const framed = given.get('view') === 'frame';
    const visit = visitOf(words);
    if (!visit) return refuse(reply);
    const { token, stage } = visit;
    const next = nextStage(stage, given, token);
    if (next) visits.move(token.linkId, next);
    const after = next ?? stage;
    // In the window itself, who is done or has had enough is back at once; other ends are said first.
    const over = after.at === 'shared' || (after.at === 'failed' && after.failure === 'cancelled');
    const view = (framed ? '&view=frame' : '') + (next ? '' : '&incomplete=1');
    return reply.redirect(
      over && !framed ? token.returnPath : `/sandbox/bank/link?t=${encodeURIComponent(words)}${view}`,
      303,
    );
  });
}

/** Where a form leads; null when it does not fit the stage, e.g. an old page's. */
function nextStage(stage: Stage, given: URLSearchParams, token: LinkToken): Stage | null {
  const step = given.get('step');
  if (stage.at !== 'bank' && stage.at !== 'login' && stage.at !== 'consent') return null;
  if (step === 'cancel') return { at: 'failed', failure: 'cancelled' };
  if (step === 'other-bank') return { at: 'bank' };
  if (step === 'bank') {
    const bank = findBank(given.get('bank') ?? '');
    return bank ? { at: 'login', bank } : null;
  }
  if (step === 'login' && stage.at === 'login') {
    const login = readLogin(given.get('login') ?? '');
    if (login.fails) return { at: 'failed', failure: login.fails };
    return { at: 'consent', bank: stage.bank, login };
  }
  if (step === 'consent' && stage.at === 'consent') {
    const { bank, login } = stage;
    if (login.failsLater) return { at: 'failed', failure: login.failsLater };
    const owner = login.owner ?? bankSpelling(token.owner);
    const ticked = new Set(given.getAll('account'));
    const accountIds = accountsAt(bank, owner)
      .map(({ id }) => id)
      .filter((id) => ticked.has(id));
    return accountIds.length > 0 ? { at: 'shared', bank, owner, accountIds } : null;
  }
  return null;
}
