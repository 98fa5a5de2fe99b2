import { Type } from 'typebox';
import { Envelope } from '#schemas/envelope.ts';
import { FormDefinition } from '#schemas/form.ts';
import { Application, ApplicationUpdate } from '#schemas/lending/application.ts';
import { Alias } from '#schemas/names.ts';
import { FormBody, formBodyLimit } from '../account/form-call.ts';
import type { Customer } from '../customers/customer-store.ts';
import { customerOf, requireCustomer } from '../customers/require-customer.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { type Caller, callerOf } from '../http/person-texts.ts';
import { failures, LanguageQuery } from '../http/request-schemas.ts';
import { createAnswers } from './application-answers.ts';
import type { LendingRouteOptions } from './lending-route-options.ts';
import { requireStatus } from './require-status.ts';
import { customerSecurity as security, applicationTags as tags } from './status-routes.ts';
import { createApplicationSteps } from './steps/application-steps.ts';

/** Statuses in which `application.update` has something to do; each step asks for its own besides. */
const updatable = ['filling-form', 'data-checking', 'call-verification', 'nothing'] as const;

/** Filling in an application, and what its other screens send. */
export function registerStepRoutes(app: PlatformApp, options: LendingRouteOptions): void {
  const { product, customers, lifecycle } = options;
  const signedIn = requireCustomer(customers.sessions);
  const fills = [signedIn, requireStatus(lifecycle, ['filling-form'])];
  /** The summary of what was given names the questions. */
  const reads = [signedIn, requireStatus(lifecycle, ['filling-form', 'data-checking'])];
  const steps = createApplicationSteps(options);
  const answers = createAnswers(options);
  const url = `/v2/${product}/application/step/:alias`;
  const params = Type.Object({ alias: Alias });
  const read = async (customer: Customer, { language }: Caller) => ({
    data: await lifecycle.read(customer, language),
  });

  app.get(
    url,
    {
      onRequest: reads,
      schema: {
        tags,
        security,
        summary: 'Form of a step of the application, with what is known already as default values',
        params,
        querystring: LanguageQuery,
        response: { 200: Envelope(FormDefinition), ...failures(400, 401, 404, 409) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { customer } = customerOf(request);
      return { data: await steps.form(customer, request.params.alias, callerOf(request)) };
    },
  );
  app.post(
    url,
    {
      onRequest: fills,
      bodyLimit: formBodyLimit,
      schema: {
        tags,
        security,
        summary: 'Send a step; the last one that is missing sends the application',
        params,
        querystring: LanguageQuery,
        body: FormBody,
        response: { 200: Envelope(Application), ...failures(400, 401, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { customer } = customerOf(request);
      const caller = callerOf(request);
      await steps.submit(customer, request.params.alias, request.body, caller);
      return read(customer, caller);
    },
  );
  app.post(
    `/v2/${product}/application/update`,
    {
      onRequest: [signedIn, requireStatus(lifecycle, updatable)],
      bodyLimit: formBodyLimit,
      schema: {
        tags,
        security,
        summary: 'Keep a draft of a step, or send what a screen of the application asks',
        querystring: LanguageQuery,
        body: ApplicationUpdate,
        response: { 200: Envelope(Application), ...failures(400, 401, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { customer } = customerOf(request);
      const caller = callerOf(request);
      const { step, values, draft = false } = request.body;
      const answer = answers.get(step);
      if (answer !== undefined) await answer(customer, values, caller);
      else if (draft) await steps.draft(customer, step, values, caller);
      else await steps.submit(customer, step, values, caller);
      return read(customer, caller);
    },
  );
  app.post(
    `/v2/${product}/application/cancel`,
    {
      onRequest: signedIn,
      schema: {
        tags,
        security,
        summary: 'Give the application up, where its status allows it',
        querystring: LanguageQuery,
        response: { 200: Envelope(Application), ...failures(400, 401, 409) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { customer } = customerOf(request);
      await options.orm.transaction((tx) => lifecycle.happen(tx, customer.id, { kind: 'cancelled' }));
      return read(customer, callerOf(request));
    },
  );
}
