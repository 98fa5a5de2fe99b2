import type { FastifyInstance } from 'fastify';
import { checkValues } from '#engine/forms/check.ts';
import { rulesPath } from '#engine/forms/form-addresses.ts';
import type { FormCompiler } from '#engine/forms/form-compiler.ts';
import { fillPath, refAt, refTo } from '#schemas/calls/call-ref.ts';
import { formFieldHints, formFiles } from '#schemas/calls/forms.ts';
import type { PasswordRules } from '#schemas/form.ts';
import type { FormFinding, FormVerdict, PreparedForm } from '#schemas/prepared-form.ts';
import { admitsWrite, splitTarget } from './write-guard.ts';

/** What the editor of the form constructor's example is told: the form, what was left out of it, what its rules say. */
export interface FormPreview {
  /** Null when no form can be made of the definition. */
  readonly form: PreparedForm | null;
  readonly findings: readonly FormFinding[];
  /** Present when values came along. */
  readonly verdict?: FormVerdict;
}

interface FormPreviewOptions {
  readonly compiler: FormCompiler;
  /** `YYYY-MM-DD` at the site's place. */
  readonly today: () => string;
  readonly publicOrigin?: string;
}

/** Largest definition, with some room for values; the compiler itself takes no more. */
const bodyLimit = 1_200_000;

const previewPasswordRules: PasswordRules = {
  min_length: 12,
  max_length: 128,
  lower_case: true,
  upper_case: true,
  digit: true,
  special: false,
};

/**
 * `POST /_form-preview {definition, values?}`: compiles a definition that is not stored, for developers. Registered
 * outside of production only ([sec 40]).
 */
export function registerFormPreview(app: FastifyInstance, options: FormPreviewOptions): void {
  app.post('/_form-preview', { bodyLimit }, async (request, reply) => {
    const admitted = admitsWrite({
      method: request.method,
      ...splitTarget(request.url),
      headers: request.headers,
      ...(options.publicOrigin === undefined ? {} : { publicOrigin: options.publicOrigin }),
    });
    if (!admitted) return reply.code(403).send({ error: { message: 'Not allowed.', code: 'forbidden' } });
    const body: unknown = request.body;
    const data = await previewForm(member(body, 'definition'), member(body, 'values'), options);
    return reply.header('cache-control', 'no-store').send({ data });
  });
}

/** Compiles a definition that is not stored, and checks values with its rules where there are any. */
export async function previewForm(
  raw: unknown,
  values: unknown,
  { compiler, today }: Pick<FormPreviewOptions, 'compiler' | 'today'>,
): Promise<FormPreview> {
  const compiled = await compiler.compile(raw);
  const { definition, findings } = compiled;
  if (!definition) return { form: null, findings };
  const context = { today: today(), passwordRules: previewPasswordRules };
  const form: PreparedForm = {
    source: { kind: 'content', name: definition.alias },
    definition,
    rulesUrl: `${rulesPath}/${compiled.hash}.mjs`,
    submit: refAt('POST', '/_form-preview'),
    // A stored form of the demo content takes files and gives hints for its fields `files` and `city`.
    filesUrl: fillPath(formFiles.path, { alias: 'form-example' }),
    hints: refTo(formFieldHints, { alias: 'form-example' }),
    ...context,
  };
  if (values === undefined) return { form, findings };
  return { form, findings, verdict: checkValues(definition, compiled.rules, { values, context }) };
}

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
