import { compileRules } from './compile-rules.ts';
import { evaluateRules } from './evaluate-rules.ts';
import { type MappedForm, mapDefinition } from './map-definition.ts';
import { createPatternScreen } from './screen-pattern.ts';

/** A definition with its rules as the text of a module; plain JSON. */
export interface CompiledText extends MappedForm {
  /** Empty without a definition. */
  readonly text: string;
}

/** All patterns of one form together may be thought about so long, in milliseconds. */
const patternBudgetMs = 5000;

/**
 * Maps and compiles a definition. Whatever JSON it is: an answer, never an exception; what cannot be used is among the
 * findings.
 */
export function compileDefinition(
  raw: unknown,
  now: () => number = performance.now.bind(performance),
): CompiledText {
  const mapped = mapDefinition(raw, createPatternScreen(patternBudgetMs, now));
  if (!mapped.definition) return { ...mapped, text: '' };
  try {
    const text = compileRules(mapped.definition);
    // Rules that could not run are better found here than by a visitor.
    evaluateRules(text);
    return { ...mapped, text };
  } catch (error) {
    return refused(
      `The rules could not be compiled: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** No form, and why. */
export function refused(message: string): CompiledText {
  return {
    definition: null,
    findings: [
      {
        kind: 'bad-definition',
        field: '',
        message,
        cure: 'Make the form smaller, or leave out rules until it compiles.',
      },
    ],
    text: '',
  };
}
