import { fontFaces } from './font-faces.ts';
import { tokenStyles } from './token-styles.ts';

/** Style files that follow from something else: path from the root -> text. */
export const writtenStyles = (): ReadonlyMap<string, string> =>
  new Map([
    ['renderer/styles/tokens.css', tokenStyles()],
    ['renderer/styles/fonts.css', fontFaces()],
  ]);
