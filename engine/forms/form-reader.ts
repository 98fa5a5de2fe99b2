import type { FormReader } from '#registry/form-reader.ts';
import type { FormDefinition } from '#schemas/form.ts';
import type { PreparedForm } from '#schemas/prepared-form.ts';
import type { VisitContent } from '../content/visit-content.ts';
import type { EngineOptions } from '../resolve/engine.ts';
import type { Visit } from '../visit.ts';
import { formAddresses, rulesAddress } from './form-addresses.ts';
import { fieldsOf } from './form-fields.ts';
import { loadForm } from './load-form.ts';

interface ReaderVisit {
  readonly content: VisitContent;
  readonly visit: Visit;
  readonly locale: string;
  readonly today: string;
}

/** The forms of one visit. What is wrong with a definition is told once for each version of it. */
export function createFormReader(
  { forms, onDegraded }: Pick<EngineOptions, 'forms' | 'onDegraded'>,
  { content, visit, locale, today }: ReaderVisit,
): FormReader {
  return {
    async form(source): Promise<PreparedForm | null> {
      const whose = {
        content,
        locale,
        get session() {
          return visit.session;
        },
      };
      const compiled = await loadForm(forms, whose, source);
      if (!compiled) return null;
      const name = [source.kind, ...(source.name === undefined ? [] : [source.name])].join(' ');
      for (const { kind, field, message, cure } of forms.news(compiled)) {
        onDegraded(`form ${name} (${locale}), ${kind} at "${field}"`, new Error(`${message} ${cure}`), visit);
      }
      const { definition } = compiled;
      if (definition === null) {
        throw new Error(
          `The form ${name} cannot be read: ${compiled.findings[0]?.message ?? 'no reason given'}`,
        );
      }
      const passwordRules = asksPassword(definition) ? await content.passwordRules() : null;
      return {
        source,
        definition,
        rulesUrl: rulesAddress(compiled.hash, source, locale),
        ...formAddresses(source, content.product),
        ...(passwordRules && { passwordRules }),
        today,
      };
    },
  };
}

const asksPassword = (definition: FormDefinition): boolean =>
  fieldsOf(definition).some(
    ({ type, validation_rules = [] }) =>
      type === 'password' || validation_rules.some((rule) => rule.type === 'password'),
  );
