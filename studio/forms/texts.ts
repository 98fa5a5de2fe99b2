import type { StudioTexts } from '../app/studio-texts.tsx';
import { en } from './texts-en.ts';
import { pl } from './texts-pl.ts';

/** Words of the form builder; those of its list and its new entry are asked for under the entities' names. */
export const texts: StudioTexts = { pl, en };
