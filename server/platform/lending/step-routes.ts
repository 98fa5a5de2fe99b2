import {
  applicationCancel,
  applicationStep,
  applicationStepSubmit,
  applicationUpdate,
} from '#schemas/calls/application.ts';
import type { Customer } from '../customers/customer-store.ts';
import { customerOf } from '../customers/require-customer.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { type Caller, callerOf } from '../http/person-texts.ts';
import { serve } from '../http/serve-call.ts';
import { createAnswers } from './application-answers.ts';
import type { LendingRouteOptions } from './lending-route-options.ts';
import { createApplicationSteps } from './steps/application-steps.ts';

/** Filling in an application, and what its other screens send. */
export function registerStepRoutes(app: PlatformApp, options: LendingRouteOptions): void {
  const { lifecycle } = options;
  const steps = createApplicationSteps(options);
  const answers = createAnswers(options);
  const read = async (customer: Customer, { language }: Caller) => ({
    data: await lifecycle.read(customer, language),
  });

  serve(app, applicationStep, async (request) => {
    const { customer } = customerOf(request);
    return { data: await steps.form(customer, request.params.alias, callerOf(request)) };
  });
  serve(app, applicationStepSubmit, async (request) => {
    const { customer } = customerOf(request);
    const caller = callerOf(request);
    await steps.submit(customer, request.params.alias, request.body, caller);
    return read(customer, caller);
  });
  serve(app, applicationUpdate, async (request) => {
    const { customer } = customerOf(request);
    const caller = callerOf(request);
    const { step, values, draft = false } = request.body;
    const answer = answers.get(step);
    if (answer !== undefined) await answer(customer, values, caller);
    else if (draft) await steps.draft(customer, step, values, caller);
    else await steps.submit(customer, step, values, caller);
    return read(customer, caller);
  });
  serve(app, applicationCancel, async (request) => {
    const { customer } = customerOf(request);
    await options.orm.transaction((tx) => lifecycle.applyEvent(tx, customer.id, { kind: 'cancelled' }));
    return read(customer, callerOf(request));
  });
}
