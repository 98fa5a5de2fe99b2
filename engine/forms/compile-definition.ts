import { compileRules } from './compile-rules.ts';
import { type CompiledText, refused } from './compiled-text.ts';
import { evaluateRules } from './evaluate-rules.ts';
import { mapDefinition } from './map-definition.ts';
import { createPatternScreen } from './screen-pattern.ts';

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
