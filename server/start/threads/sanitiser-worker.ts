import './keep-compiled.ts';
import { createSanitiser } from '#engine/html/sanitiser.ts';

// Its DOM is heavy to load, and hard texts keep nobody waiting.
const sanitiser = createSanitiser();

/** What a task of the thread is: texts, made safe in one turn. */
export default sanitiser.then(
  ({ clean }) =>
    (texts: readonly string[]): readonly string[] =>
      texts.map(clean),
);
