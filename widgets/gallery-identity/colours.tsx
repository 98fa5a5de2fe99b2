import { type ColourName, colourNames, colourTokens, schemes } from '#schemas/theme/tokens.ts';
import { Chapter } from './chapter.tsx';

const groups: readonly (readonly [string, (name: ColourName) => boolean])[] = [
  ['Grounds and lines', (name) => /^(paper|surface|sunken|line)/.test(name)],
  ['Text and focus', (name) => /^(ink|focus)/.test(name)],
  ['Brand', (name) => /brand/.test(name)],
  ['Deep panels', (name) => /deep/.test(name) && name !== 'focus-deep'],
  ['The one accent', (name) => /accent/.test(name)],
  ['Ornament and messages', (name) => /^(sun$|sun-|info|danger|success)/.test(name)],
];

/** Every colour with its use and its value by day and by night, whichever of the two the visitor has. */
export function Colours() {
  return (
    <Chapter
      id="colour"
      title="Colour"
      lead="Named by meaning. The left half of a swatch is the light theme, the right half the dark one."
    >
      <div className="grid gap-10">
        {groups.map(([title, holds]) => (
          <div key={title}>
            <h3 className="text-heading">{title}</h3>
            <ul className="mt-4 grid grid-cols-2 gap-x-5 gap-y-6 md:grid-cols-4 desktop:grid-cols-5">
              {colourNames.filter(holds).map((name) => (
                <Swatch key={name} name={name} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Chapter>
  );
}

function Swatch({ name }: { name: ColourName }) {
  const token = colourTokens[name];
  return (
    <li>
      {/* Raw values, because a class would show the visitor's own theme only. */}
      <svg
        viewBox="0 0 80 24"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-16 w-full rounded-control border border-line-strong forced-color-adjust-none"
      >
        {schemes.map((scheme, at) => (
          <rect key={scheme} x={at * 40} width="40" height="24" fill={token[scheme]} />
        ))}
      </svg>
      <p className="mt-2 font-semibold">{name}</p>
      <p className="text-sm text-ink-soft">{token.use}</p>
      <p className="text-sm text-ink-soft">
        <code>{token.light}</code> · <code>{token.dark}</code>
      </p>
    </li>
  );
}
