import { colourNames, colourTokens, radiusNames, radiusTokens, type Scheme } from '#schemas/theme/tokens.ts';

const note = '/* Written by `npm run styles` from schemas/theme/tokens.ts; change it there. */\n';

const colours = (scheme: Scheme, indent: string): string =>
  colourNames.map((name) => `${indent}--color-${name}: ${colourTokens[name][scheme]};\n`).join('');

/** Tailwind's theme with the light colours, and the dark ones for whoever asks their system for them. */
export function tokenStyles(): string {
  const radii = radiusNames.map((name) => `  --radius-${name}: ${radiusTokens[name].value};\n`).join('');
  return `${note}@theme {\n  --color-*: initial;\n${colours('light', '  ')}${radii}}\n
@layer theme {\n  @media (prefers-color-scheme: dark) {\n    :root {\n${colours('dark', '      ')}    }\n  }\n}\n`;
}
