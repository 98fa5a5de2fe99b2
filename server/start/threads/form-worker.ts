import './keep-compiled.ts';
import { compileDefinition } from '#engine/forms/compile-definition.ts';

/** Compiles one definition of a form away from the thread that answers requests. */
export default compileDefinition;
