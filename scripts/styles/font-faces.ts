import { fontFile, type ScriptName, scripts, weights } from './typeface.ts';

const range = (script: ScriptName): string =>
  scripts[script]
    .map(([from, to]) => `U+${from.toString(16)}${to === from ? '' : `-${to.toString(16)}`}`)
    .join(', ');

/**
 * The rules of the typeface, one for each script. `optional`: a typeface that is not there for the first paint
 * is used from the next page on, so text never moves under a reader (the files are preloaded).
 */
export function fontFaces(): string {
  const rules = (Object.keys(scripts) as ScriptName[]).map(
    (script) => `@font-face {
  font-family: "Onest";
  font-style: normal;
  font-display: optional;
  font-weight: ${weights.from} ${weights.to};
  src: url(./${fontFile(script)}) format("woff2");
  unicode-range: ${range(script)};
}`,
  );
  return `/* Written by \`npm run styles\` from scripts/styles/typeface.ts. */\n${rules.join('\n')}\n`;
}
