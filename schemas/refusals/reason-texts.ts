import { callRefusals } from './texts/calls.ts';
import { entryRefusals } from './texts/entries.ts';
import { houseRefusals } from './texts/house.ts';
import { problemRefusals } from './texts/problems.ts';
import { releaseRefusals } from './texts/releases.ts';
import { schemaRefusals } from './texts/schema-problems.ts';

/**
 * Reason -> its text in each language of the Studio, `{places}` filled by the values that travel with it. The English one
 * is the `message` of an answer. What customers are told has its texts in more languages beside the code of the platform
 * (`server/platform`, `definePersonTexts`).
 */
export const reasonTexts = {
  ...callRefusals,
  ...entryRefusals,
  ...houseRefusals,
  ...problemRefusals,
  ...releaseRefusals,
  ...schemaRefusals,
} as const;

/** Name of a reason, finer than the code of a failure: `release.empty`. */
export type Reason = keyof typeof reasonTexts;
