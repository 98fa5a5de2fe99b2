import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type { ApiDocument } from './api-document.ts';
import { shareSchemas } from './share-schemas.ts';

const outcomes: ReadonlyMap<string, string> = new Map([
  ['200', 'Done'],
  ['201', 'Created'],
  ['400', 'The request does not have the form this call asks for'],
  ['401', 'Nobody is signed in, or the credentials are wrong'],
  ['403', 'The role does not suffice'],
  ['404', 'There is no such content'],
  ['409', 'It is there already, or was changed in the meantime (fields.version is the version now)'],
  ['422', 'The content does not have the form its kind asks for (fields says where)'],
  ['429', 'Too many attempts; retry-after says when to come back, in seconds'],
]);

/**
 * Collects the schemas of all routes registered after it into an OpenAPI 3.1 document.
 * @returns the document, once the app is ready
 */
export async function registerOpenapi(app: FastifyInstance): Promise<() => ApiDocument> {
  const shared = new Map<string, unknown>();
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Mozaika platform',
        version: '2.0.0',
        description:
          'Content for the portal and the write API for editors. Success is {data}, failure is {error:{message,code,fields}}; every answer carries the header cache-token.',
      },
      components: {
        securitySchemes: {
          staff: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          customer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        },
      },
    },
    transform: ({ schema, url, route }) => {
      const call = route.config?.call;
      const documented = describeOutcomes(withData(schema ?? {}, call?.dataSchema));
      const roles = typeof call?.access === 'object' ? call.access.roles : null;
      const whole = { ...documented, ...(roles !== null && { 'x-roles': roles }) };
      return { schema: shareSchemas(whole, shared) as FastifySchema, url };
    },
  });
  return () => {
    const { components, ...document }: ApiDocument = app.swagger();
    const byName = [...shared].sort(([a], [b]) => (a < b ? -1 : 1));
    return { ...document, components: { ...components, schemas: Object.fromEntries(byName) } };
  };
}

/** The schema of a route with what its body's `data` really is. */
function withData(schema: FastifySchema, dataSchema: object | undefined): FastifySchema {
  const { body } = schema;
  if (dataSchema === undefined || typeof body !== 'object' || body === null || !('properties' in body)) {
    return schema;
  }
  return { ...schema, body: { ...body, properties: { ...Object(body.properties), data: dataSchema } } };
}

/** Answers with what each status means; the answer's schema stays whole inside, so that it can be shared. */
function describeOutcomes(schema: FastifySchema): FastifySchema {
  const response = Object.entries(Object(schema.response)).map(([status, answer]) => [
    status,
    { description: outcomes.get(status) ?? 'Answer', content: { 'application/json': { schema: answer } } },
  ]);
  return { ...schema, response: Object.fromEntries(response) };
}
