import { contrast } from '#schemas/theme/contrast.ts';
import { type ColourPair, colourPairs, colourTokens, type Scheme, schemes } from '#schemas/theme/tokens.ts';
import { Chapter } from './chapter.tsx';

/** Pairs that may stand on each other, by the ground below. */
const byGround = [...Map.groupBy(colourPairs, ({ back }) => back)];

/** What may stand on what, with the contrast it has in both themes. */
export function Pairs() {
  return (
    <Chapter
      id="contrast"
      title="Contrast"
      lead="Text stands on a ground only as a pair of this table. Words need 4.5, borders and rings that tell something 3 (WCAG 2.2, 1.4.3 and 1.4.11)."
    >
      <div className="grid gap-5 md:grid-cols-2 desktop:grid-cols-3">
        {byGround.map(([ground, pairs]) => (
          <section key={ground} aria-label={`On ${ground}`} className="card overflow-hidden">
            <h3 className="border-b border-line px-4 py-3 text-base">on {ground}</h3>
            <table className="w-full text-left text-sm">
              <thead>
                <tr>
                  <th scope="col" className="px-4 py-2 font-semibold">
                    Colour
                  </th>
                  {schemes.map((scheme) => (
                    <th key={scheme} scope="col" className="px-2 py-2 font-semibold">
                      {scheme}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {pairs.map((pair) => (
                  <tr key={pair.front} className="border-t border-line">
                    <th scope="row" className="px-4 py-1.5 font-normal">
                      {pair.front}
                      {pair.atLeast === 3 && <span className="text-ink-soft"> (ring, border)</span>}
                    </th>
                    {schemes.map((scheme) => (
                      <td key={scheme} className="px-2 py-1.5">
                        <PairSample pair={pair} scheme={scheme} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ))}
      </div>
    </Chapter>
  );
}

function PairSample({ pair, scheme }: { pair: ColourPair; scheme: Scheme }) {
  const front = colourTokens[pair.front][scheme];
  const back = colourTokens[pair.back][scheme];
  return (
    <span className="inline-flex items-center gap-2">
      <svg viewBox="0 0 28 20" aria-hidden="true" className="h-5 w-7 flex-none forced-color-adjust-none">
        <rect width="28" height="20" rx="4" fill={back} />
        {pair.atLeast === 3 ? (
          <rect x="6" y="5" width="16" height="10" rx="3" fill="none" stroke={front} strokeWidth="2.5" />
        ) : (
          <circle cx="14" cy="10" r="5" fill={front} />
        )}
      </svg>
      {contrast(front, back).toFixed(1)}
    </span>
  );
}
