import { Compile, type Validator } from 'typebox/compile';
import { Clone } from 'typebox/value';
import type { Block } from '#schemas/page.ts';
import { compileFill, type Fill } from './fill-schema.ts';
import { isRecord } from './is-record.ts';
import type { Widget } from './widget.ts';

/** What is wrong with one value, where, and what would make it right. */
export interface PropsError {
  /** JSON pointer into the props, e.g. `/items/0/title`; empty for the props as a whole. */
  readonly path: string;
  /** What kind of thing is wrong: a keyword of JSON Schema, or what happened to the version. */
  readonly keyword: string;
  /** What the keyword asks for, e.g. `{ limit: 10 }`. */
  readonly params: Readonly<Record<string, unknown>>;
  /** For logs and developers. */
  readonly message: string;
  readonly cure: string;
}

export type NormalisedProps =
  | { readonly ok: true; readonly props: Record<string, unknown> }
  | { readonly ok: false; readonly errors: readonly PropsError[] };

interface PropsCheck {
  readonly fill: Fill;
  readonly validator: Validator;
}

/** Compiled once per widget: the same record always has the same schema. */
const checks = new WeakMap<Widget, PropsCheck>();

function checkOf(widget: Widget): PropsCheck {
  const known = checks.get(widget);
  if (known) return known;
  const made = { fill: compileFill(widget.props), validator: Compile(widget.props) };
  checks.set(widget, made);
  return made;
}

/**
 * Brings stored props to what the widget's view expects: migrate to the present version, fill defaults, drop what the
 * schema does not know, validate. The stored block is not changed.
 */
export function normaliseProps(widget: Widget, block: Pick<Block, 'props' | 'version'>): NormalisedProps {
  const stored = block.version ?? 1;
  if (stored > widget.version)
    return refused(
      'newer-version',
      { stored, version: widget.version },
      {
        message: `was stored by version ${stored} of "${widget.type}", this is version ${widget.version}`,
        cure: 'Deploy the newer widget, or save the block again.',
      },
    );
  const lifted = migrateProps(widget, block.props, stored);
  if ('failed' in lifted)
    return refused(
      'migration',
      { version: lifted.version },
      {
        message: `migration to version ${lifted.version} failed: ${lifted.failed}`,
        cure: `Mend migrations[${lifted.version}] of "${widget.type}".`,
      },
    );
  const { fill, validator } = checkOf(widget);
  const filled = fill(lifted.props);
  if (validator.Check(filled) && isRecord(filled)) return { ok: true, props: filled };
  return { ok: false, errors: validator.Errors(filled).map(toPropsError) };
}

/**
 * Props as the widget's present version has them, and nothing else about them changed: no defaults, nothing dropped. What
 * was handed in stays as it is, and is handed back where there is nothing to do.
 * @param from version of the widget that wrote the props
 * @returns the version a migration failed at, when one did
 */
export function migrateProps(
  widget: Pick<Widget, 'version' | 'migrations'>,
  stored: unknown,
  from: number,
): { readonly props: unknown } | { readonly failed: string; readonly version: number } {
  // Migrations may write to what they get.
  let props: unknown = from < widget.version ? Clone(stored) : stored;
  for (let version = from + 1; version <= widget.version; version++) {
    const migrate = widget.migrations[version];
    if (!migrate || !isRecord(props)) break;
    try {
      props = migrate(props);
    } catch (error) {
      return { failed: String(error), version };
    }
  }
  return { props };
}

/** Nothing of the props can be used. */
function refused(
  keyword: string,
  params: PropsError['params'],
  { message, cure }: { readonly message: string; readonly cure: string },
): NormalisedProps {
  return { ok: false, errors: [{ path: '', keyword, params, message, cure }] };
}

function toPropsError(error: {
  keyword: string;
  instancePath: string;
  message: string;
  params: unknown;
}): PropsError {
  const { instancePath: path, keyword, message } = error;
  const params = isRecord(error.params) ? error.params : {};
  return { path, keyword, params, message, cure: cureFor(keyword, params) };
}

function cureFor(keyword: string, params: Record<string, unknown>): string {
  const list = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value));
  switch (keyword) {
    case 'required':
      return `Fill in ${list(params['requiredProperties'])}.`;
    case 'type':
      return `Give a value of type ${list(params['type'])}.`;
    case 'enum':
      return `Use one of: ${list(params['allowedValues'])}.`;
    case 'maxLength':
    case 'maxItems':
    case 'maximum':
      return `Use at most ${list(params['limit'])}.`;
    case 'minLength':
    case 'minItems':
    case 'minimum':
      return `Use at least ${list(params['limit'])}.`;
    case 'pattern':
      return `Use the form ${list(params['pattern'])}.`;
    default:
      return 'Correct the value.';
  }
}
