import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type {
  FastifyRouteSchemaDef,
  FastifySchemaCompiler,
  FastifyValidationResult,
} from 'fastify/types/schema.js';
import type { TSchema } from 'typebox';
import { closedBody } from '#schemas/calls/closed-body.ts';

/** By schema: records of calls are constants, and every platform of a process has the same. */
const ofBodies = new WeakMap<TSchema, FastifyValidationResult>();
/** Parameters come as text and are converted. */
const ofTexts = new WeakMap<TSchema, FastifyValidationResult>();

/**
 * Checks requests by the schemas of the records. A schema is compiled when the first request needs it, and once for a
 * process: all of them together cost a start a quarter of a second.
 */
export const compileSchemas: FastifySchemaCompiler<TSchema> = (route) => {
  const known = route.httpPart === 'body' ? ofBodies : ofTexts;
  return (value: unknown) => {
    const check = known.get(route.schema) ?? TypeBoxValidatorCompiler(strict(route));
    known.set(route.schema, check);
    return check(value);
  };
};

/** A body has no other fields than those its call names. */
const strict = (route: FastifyRouteSchemaDef<TSchema>): FastifyRouteSchemaDef<TSchema> =>
  route.httpPart === 'body' ? { ...route, schema: closedBody(route.schema) } : route;
