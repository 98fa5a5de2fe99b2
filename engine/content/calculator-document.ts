import { compileSchema } from '#schemas/compile-schema.ts';
import { contentKinds } from '#schemas/content-kinds.ts';
import { creditConfigCategory } from '#schemas/credit-config.ts';
import { CalculatorOptions } from '#schemas/lending/calculator.ts';
import { checked } from './checked.ts';
import { type DocumentCall, fillCall } from './document-call.ts';
import type { CallContext } from './named-documents.ts';

const options = compileSchema(CalculatorOptions);

/**
 * What can be borrowed at what price on a day. The answer is of the day it is asked on, so each day is a document of its
 * own: new terms begin at midnight, not when the old answer has aged.
 */
export function calculatorCall(at: CallContext, day: string): DocumentCall<CalculatorOptions> {
  const request = fillCall('calculator.options', at);
  return {
    key: `calculator ${at.locale} ${day}`,
    request,
    profile: 'config',
    tags: [contentKinds.config.tag(creditConfigCategory)],
    read: checked(options, request.path),
  };
}
