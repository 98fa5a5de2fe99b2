import { isRecord } from '#registry/is-record.ts';
import type { FormFinding } from '#schemas/prepared-form.ts';
import type { Finding } from '#schemas/studio/finding.ts';
import { type CheckContext, say } from './check-context.ts';

/** What the form constructor left out of a definition, at the places an editor can jump to. */
export const formFindings = (
  definition: unknown,
  findings: readonly FormFinding[],
  context: Pick<CheckContext, 't'>,
): Finding[] =>
  findings.map(({ field, kind, message: problem, cure }) =>
    say(context, `form-${kind}`, {
      place: {
        rule: kind === 'dangerous-pattern' ? 'form-pattern' : 'form',
        level: 'error',
        path: pathOf(definition, field),
      },
      values: { problem, cure, field: field === '' ? '' : ` (${field})` },
    }),
  );

/** JSON pointer to the field with this alias; empty for the form as a whole. */
function pathOf(definition: unknown, alias: string): string {
  if (alias === '' || !isRecord(definition) || !Array.isArray(definition['groups'])) return '';
  const groups: readonly unknown[] = definition['groups'];
  for (const [at, group] of groups.entries()) {
    const fields: readonly unknown[] =
      isRecord(group) && Array.isArray(group['fields']) ? group['fields'] : [];
    const index = fields.findIndex((field) => isRecord(field) && field['alias'] === alias);
    if (index >= 0) return `/groups/${at}/fields/${index}`;
  }
  return '';
}
