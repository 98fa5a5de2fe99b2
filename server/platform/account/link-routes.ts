import { Type } from 'typebox';
import { LoginAnswer } from '#schemas/customer.ts';
import { Envelope } from '#schemas/envelope.ts';
import { safeNext } from '#schemas/safe-next.ts';
import { codeTexts } from '../codes/code-texts.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { callerOf } from '../http/person-texts.ts';
import { PlatformError } from '../http/platform-error.ts';
import { failures, LanguageQuery } from '../http/request-schemas.ts';
import type { AccountParts } from './account-parts.ts';
import { accountTexts } from './account-texts.ts';
import { readEmail } from './contacts.ts';
import { fieldErrors } from './field-errors.ts';

const tags = ['Sign-in'];
/** How this one call says what went wrong: the first entry is shown (specification 7, 8). */
const LinkErrors = Type.Object({ errors: Type.Array(Type.String(), { minItems: 1 }) });

/** Signing in by a link from a message. The link is exchanged by POST, so that opening it uses nothing up ([sec 12]). */
export function registerLinkRoutes(app: PlatformApp, parts: AccountParts, product: string): void {
  const { context, links } = parts;

  app.post(
    `/v2/${product}/user/login-link`,
    {
      schema: {
        tags,
        summary: 'Send a link that signs in; the answer is the same for every address',
        querystring: LanguageQuery,
        body: Type.Object({
          email: Type.String({ maxLength: 200 }),
          next: Type.Optional(
            Type.String({
              maxLength: 2000,
              description:
                'Where the link leads on to: a path of this site; any other address counts as none',
            }),
          ),
        }),
        response: { 200: Envelope(Type.Object({ sent: Type.Literal(true) })), ...failures(400, 422, 429) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const caller = callerOf(request);
      const email = readEmail(request.body.email);
      if (email === null)
        throw fieldErrors(caller.language, { email: accountTexts[caller.language].badEmail });
      await links.send({ email, next: safeNext(request.body.next ?? null) }, caller);
      return { data: { sent: true as const } };
    },
  );

  app.post(
    `/v2/${product}/user/login-by-link`,
    {
      schema: {
        tags,
        summary: 'Sign in with the token of a link; it is good once, for ten minutes',
        querystring: LanguageQuery,
        body: Type.Object({ token: Type.String({ maxLength: 200 }) }),
        response: { 200: Envelope(LoginAnswer), 422: LinkErrors, 429: LinkErrors, ...failures(400) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const caller = callerOf(request);
      try {
        const customer = await links.use(request.body.token, caller);
        if (customer !== null) {
          return { data: await context.customers.sessions.open(customer, caller.address, 'link') };
        }
      } catch (error) {
        if (!(error instanceof PlatformError)) throw error;
        const { message, retryAfterS = 0 } = error;
        return reply
          .code(429)
          .header('retry-after', String(retryAfterS))
          .send({ errors: [message] });
      }
      return reply.code(422).send({ errors: [codeTexts[caller.language].badLink] });
    },
  );
}
