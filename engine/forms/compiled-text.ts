import type { MappedForm } from './map-definition.ts';

/** A definition with its rules as the text of a module; plain JSON. */
export interface CompiledText extends MappedForm {
  /** Empty without a definition. */
  readonly text: string;
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
